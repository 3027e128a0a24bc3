"""Columns by letters, as maps and boards name them: A to Z, then AA, AB and on."""

LETTERS = 26


def letters(col: int) -> str:
    """`A` for 0, `Z` for 25, `AA` for 26."""
    head, tail = divmod(col, LETTERS)
    last = chr(ord("A") + tail)
    return letters(head - 1) + last if head else last


def column(name: str) -> int:
    """0 for `A`, 26 for `AA`."""
    col = 0
    for letter in name:
        col = col * LETTERS + ord(letter) - ord("A") + 1
    return col - 1
