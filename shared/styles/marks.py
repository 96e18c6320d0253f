"""Makes marks stand right on capitals, and on letters for which the source has no anchor, in every browser engine.

WebKit's Linux port ignores the vertical part of an anchor, so a mark on a capital cuts through the letter. Each mark
therefore has a raised glyph that already stands at the height of capitals; a contextual substitution puts it there, and
its anchor differs from the capital's in x alone. Composed letters that engines look up as one character are composites.
"""
from copy import deepcopy
from fontTools.otlLib.builder import ChainContextSubstBuilder, ChainContextualRule, SingleSubstBuilder, buildAnchor
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.varStore import VarStoreInstancer

ABOVE = ["uni0308", "gravecomb", "acutecomb", "tildecomb", "uni0304", "hookabovecomb"]
BELOW = "dotbelowcomb"
COMPOSED = {0x1F8: ("N", "gravecomb"), 0x1F9: ("n", "gravecomb"), 0x1E3E: ("M", "acutecomb"), 0x1E3F: ("m", "acutecomb")}
# Letters that get an anchor above, and the letter whose height it has.
LACKING = {"m": "n", "M": "N"}


def improve_marks(font):
    mark_to_base = next(sub for _, sub in subtables(font["GPOS"], 4) if "gravecomb" in sub.MarkCoverage.glyphs)
    add_anchors(font, mark_to_base)
    capitals = [n for c, n in sorted(font.getBestCmap().items()) if chr(c).isupper() and is_plain(font, mark_to_base, n)]
    raised = {mark: raise_mark(font, mark_to_base, mark) for mark in ABOVE}
    put_in_context(font, sorted(set(capitals), key=font.getGlyphID), raised)
    for code, (base, mark) in COMPOSED.items():
        compose(font, mark_to_base, code, base, raised[mark] if base.isupper() else mark)


def subtables(table, kind):
    for lookup in table.table.LookupList.Lookup:
        for sub in lookup.SubTable:
            sub = getattr(sub, "ExtSubTable", sub)
            if sub.LookupType == kind:
                yield lookup, sub


def base_record(mark_to_base, name):
    return mark_to_base.BaseArray.BaseRecord[mark_to_base.BaseCoverage.glyphs.index(name)]


def mark_anchor(mark_to_base, name):
    return mark_to_base.MarkArray.MarkRecord[mark_to_base.MarkCoverage.glyphs.index(name)].MarkAnchor


def is_plain(font, mark_to_base, name):
    """Whether a mark above has the height that it has on O; accented capitals stand higher in one of the fonts."""
    if name not in mark_to_base.BaseCoverage.glyphs:
        return False
    anchor = base_record(mark_to_base, name).BaseAnchor[0]
    height = base_record(mark_to_base, "O").BaseAnchor[0].YCoordinate
    return anchor is not None and abs(anchor.YCoordinate - height) * 100 < font["head"].unitsPerEm


def add_anchors(font, mark_to_base):
    for name, like in LACKING.items():
        if name in mark_to_base.BaseCoverage.glyphs:
            continue
        glyph = font["glyf"][name]
        x = (glyph.xMin + glyph.xMax) // 2
        record = otTables.BaseRecord()
        record.BaseAnchor = [buildAnchor(x, a.YCoordinate) for a in base_record(mark_to_base, like).BaseAnchor]
        rows = list(zip(mark_to_base.BaseCoverage.glyphs, mark_to_base.BaseArray.BaseRecord)) + [(name, record)]
        rows.sort(key=lambda row: font.getGlyphID(row[0]))
        mark_to_base.BaseCoverage.glyphs = [row[0] for row in rows]
        mark_to_base.BaseArray.BaseRecord = [row[1] for row in rows]
        mark_to_base.BaseArray.BaseCount = len(rows)


def raise_mark(font, mark_to_base, mark):
    """The glyph of `mark` (of its flatter form for capitals, where the font has one) at the height of O."""
    flat = mark + ".case" if mark + ".case" in font.getGlyphOrder() else mark
    anchor = mark_anchor(mark_to_base, flat)
    on_capitals = base_record(mark_to_base, "O").BaseAnchor[0]
    name = add_composite(font, mark + ".up", [(flat, 0, on_capitals.YCoordinate - anchor.YCoordinate)], font["hmtx"][flat])
    copy = deepcopy(anchor)
    copy.YCoordinate = on_capitals.YCoordinate
    record = otTables.MarkRecord()
    record.Class, record.MarkAnchor = 0, copy
    mark_to_base.MarkCoverage.glyphs.append(name)
    mark_to_base.MarkArray.MarkRecord.append(record)
    mark_to_base.MarkArray.MarkCount += 1
    gdef = font["GDEF"].table
    gdef.GlyphClassDef.classDefs[name] = 3
    for coverage in gdef.MarkGlyphSetsDef.Coverage if getattr(gdef, "MarkGlyphSetsDef", None) else []:
        if flat in coverage.glyphs:
            coverage.glyphs.append(name)
    return name


def add_composite(font, name, parts, metrics):
    glyph = Glyph()
    glyph.numberOfContours = -1
    glyph.components = []
    for part, x, y in parts:
        component = GlyphComponent()
        component.glyphName, component.x, component.y, component.flags = part, x, y, 0x4
        glyph.components.append(component)
    order = font.getGlyphOrder() + [name]
    font.setGlyphOrder(order)
    font["glyf"].glyphs[name] = glyph
    font["glyf"].glyphOrder = order
    glyph.recalcBounds(font["glyf"])
    font["hmtx"].metrics[name] = (metrics[0], glyph.xMin)
    font["gvar"].variations[name] = []
    return name


def put_in_context(font, capitals, raised):
    mapping = {form: up for mark, up in raised.items() for form in (mark, mark + ".case") if form in font.getGlyphOrder()}
    marks = sorted(mapping, key=font.getGlyphID)
    table = font["GSUB"].table
    lookups = table.LookupList.Lookup
    single = SingleSubstBuilder(font, None)
    single.mapping = mapping
    single.lookup_index = len(lookups)
    chain = ChainContextSubstBuilder(font, None)
    chain.lookup_index = len(lookups) + 1
    below = [n for n in (BELOW, BELOW + ".case") if n in font.getGlyphOrder()]
    for prefix in ([capitals], [capitals, below]):
        chain.rules.append(ChainContextualRule(prefix, [marks], [], [[single]]))
    lookups += [single.build(), chain.build()]
    table.LookupList.LookupCount = len(lookups)
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "ccmp":
            record.Feature.LookupListIndex.append(chain.lookup_index)
            record.Feature.LookupCount += 1


def compose(font, mark_to_base, code, base, mark):
    """Adds the character `code`, made of two glyphs whose anchors meet at each weight."""
    def offset(weight):
        store = VarStoreInstancer(font["GDEF"].table.VarStore, font["fvar"].axes, {"wght": weight})
        on, at = (anchor_at(store, a) for a in (base_record(mark_to_base, base).BaseAnchor[0], mark_anchor(mark_to_base, mark)))
        return on[0] - at[0], on[1] - at[1]

    x, y = offset(0)
    name = add_composite(font, f"uni{code:04X}", [(base, 0, 0), (mark, x, y)], font["hmtx"][base])
    for variation in font["gvar"].variations[base]:
        peak = variation.axes["wght"][1]
        moved = offset(peak) if abs(peak) == 1 else (x, y)
        points = [(0, 0), (moved[0] - x, moved[1] - y), *(p or (0, 0) for p in variation.coordinates[-4:])]
        font["gvar"].variations[name].append(TupleVariation(dict(variation.axes), points))
    font["GDEF"].table.GlyphClassDef.classDefs[name] = 1
    for cmap in font["cmap"].tables:
        if cmap.isUnicode():
            cmap.cmap[code] = name


def anchor_at(store, anchor):
    def moved(value, device):
        return value + (round(store[(device.StartSize << 16) + device.EndSize]) if device else 0)

    return (moved(anchor.XCoordinate, getattr(anchor, "XDeviceTable", None)),
            moved(anchor.YCoordinate, getattr(anchor, "YDeviceTable", None)))
