/** What a fallback face needs to take up the room of the real one. */
export interface FontMetrics {
  /** Font units above the baseline, of one em. */
  ascent: number;
  /** Font units below the baseline, of one em; positive. */
  descent: number;
  /** Extra room between lines, of one em. */
  lineGap: number;
  /** Mean width of a letter of English text, of one em. */
  width: number;
}

/** Reads the metrics of a static TrueType or OpenType font. */
export function readMetrics(font: Buffer): FontMetrics {
  const tables = readTables(font);
  const unitsPerEm = font.readUInt16BE(table(tables, "head") + 18);
  const hhea = table(tables, "hhea");
  const widths = readWidths(font, table(tables, "hmtx"), font.readUInt16BE(hhea + 34));
  const glyphs = readCharacters(font, table(tables, "cmap"));
  const letters = [...SAMPLE];
  const total = letters.reduce((sum, letter) => sum + widths(glyphs(letter.charCodeAt(0))), 0);
  return {
    ascent: font.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -font.readInt16BE(hhea + 6) / unitsPerEm,
    lineGap: font.readInt16BE(hhea + 8) / unitsPerEm,
    width: total / letters.length / unitsPerEm,
  };
}

// Only the mix of letters matters: plain prose with the usual share of spaces and capitals.
const SAMPLE =
  "The harbour lights went out one after another, and for a while there was only the sound of rope against " +
  "wood. She had kept the letter for nine years. Nobody asked why, which suited her; a question is a door, " +
  "and some houses are warmer with the doors closed. In the morning the boats came back with nothing in them.";

function readTables(font: Buffer): Map<string, number> {
  const count = font.readUInt16BE(4);
  const tables = new Map<string, number>();
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16;
    tables.set(font.toString("latin1", record, record + 4), font.readUInt32BE(record + 8));
  }
  return tables;
}

function table(tables: Map<string, number>, name: string): number {
  const offset = tables.get(name);
  if (offset === undefined) throw new Error(`The font has no ${name} table, so its metrics cannot be read.`);
  return offset;
}

function readWidths(font: Buffer, hmtx: number, count: number): (glyph: number) => number {
  return (glyph) => font.readUInt16BE(hmtx + Math.min(glyph, count - 1) * 4);
}

/** Reads a format 4 character map, which every font for the web carries. */
function readCharacters(font: Buffer, cmap: number): (code: number) => number {
  const subtables = font.readUInt16BE(cmap + 2);
  const offsets = Array.from(
    { length: subtables },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + index * 8),
  );
  const format4 = offsets.find((offset) => font.readUInt16BE(offset) === 4);
  if (format4 === undefined) throw new Error("The font has no format 4 character map.");
  const segments = font.readUInt16BE(format4 + 6) / 2;
  const ends = format4 + 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const ranges = deltas + segments * 2;
  return (code) => {
    for (let index = 0; index < segments; index += 1) {
      if (font.readUInt16BE(ends + index * 2) < code) continue;
      const start = font.readUInt16BE(starts + index * 2);
      if (start > code) return 0;
      const delta = font.readUInt16BE(deltas + index * 2);
      const range = font.readUInt16BE(ranges + index * 2);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = font.readUInt16BE(ranges + index * 2 + range + (code - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
