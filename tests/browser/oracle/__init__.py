"""The oracle of layout: looks at a page as it lies there, and names what is covered, cut or small.

`probe.js` reads a page once and reports pieces with figures; `judging` alone says which of them
are faults; `looking` brings a page to all sizes and languages; `python -m tests.browser.oracle`
looks at every scene and prints a table.
"""
