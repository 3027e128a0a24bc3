"""Words of the house: texts made into sentences of one language, from the catalogues inside the
package. Reads package files and nothing else.
"""

from rotonde.words.language import LANGUAGES, Language, MissingWords

__all__ = ["LANGUAGES", "Language", "MissingWords"]
