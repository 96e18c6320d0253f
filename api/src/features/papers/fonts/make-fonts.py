"""Makes the fonts of the papers from the site's: one weight each, as TrueType, because PDF readers take no variable
fonts. Needs fonttools >= 4.38 and brotli.

    python make-fonts.py ../../../../../shared/styles
"""
import sys
from io import BytesIO
from fontTools import merge
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer


def part(folder, name, weight):
    font = instancer.instantiateVariableFont(TTFont(f"{folder}/{name}.woff2"), {"wght": weight})
    font.flavor = None
    file = BytesIO()
    font.save(file)
    file.seek(0)
    return file


for family, weight in [("uli-serif", 300), ("uli-serif", 420), ("uli-sans", 400), ("uli-sans", 600)]:
    parts = [part(sys.argv[1], name, weight) for name in (family, f"{family}-more")]
    merge.Merger().merge(parts).save(f"{family}-{weight}.ttf")
