// Subsets the interface's fonts to the letters and weights in use, those of other scripts too, and writes their @font-face rules with
// metric-matched fallbacks. Run it (`npm run fonts -w @mimi/ui`) when a font or a weight changes.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import { JOINERS, PROSE, scriptFonts, scriptRanges, type ScriptFont } from "./scriptFonts.ts";
import { sans, sansBold, serif, serifBold, serifItalic, type SystemFont } from "./systemFonts.ts";

interface Face {
  /** File name of the result, without its extension. */
  name: string;
  family: string;
  /** Package of `@fontsource-variable` and the file in it; `%s` is replaced by the subset. */
  source: string;
  style?: "italic";
  /** CSS weights of the font. */
  weight: string;
  axes: Axes;
  /** Only these letters, in one file; otherwise Latin and extended Latin in two. */
  letters?: string;
  /** The system fonts shown until the font is loaded, for each weight with its own width. */
  fallbacks: readonly Fallback[];
}

type Axes = Record<string, number | { min: number; max: number }>;

interface Fallback {
  /** CSS weights that use this fallback. */
  weight: string;
  /** The weight whose width the system font is scaled to. */
  wght: number;
  fonts: readonly SystemFont[];
}

// Literata's optical size is fixed: the axis would double the file for a difference that is invisible between 17 and 22
// px. A real semi-bold for emphasis is worth more.
const faces: readonly Face[] = [
  {
    name: "labrada",
    family: "Labrada Variable",
    source: "labrada/files/labrada-%s-wght-normal.woff2",
    weight: "600",
    axes: { wght: 600 },
    fallbacks: [{ weight: "600", wght: 600, fonts: serifBold }],
  },
  {
    name: "labrada-mark",
    family: "Labrada Mark",
    source: "labrada/files/labrada-%s-wght-normal.woff2",
    weight: "700",
    axes: { wght: 700 },
    // The first family that has a space sets the height and baseline of a line, so this subset must include it.
    letters: "mi 0123456789",
    fallbacks: [{ weight: "700", wght: 700, fonts: serifBold }],
  },
  {
    name: "hanken-grotesk",
    family: "Hanken Grotesk Variable",
    source: "hanken-grotesk/files/hanken-grotesk-%s-wght-normal.woff2",
    weight: "500 700",
    axes: { wght: { min: 500, max: 700 } },
    fallbacks: [
      { weight: "500", wght: 500, fonts: sans },
      { weight: "600 700", wght: 600, fonts: sansBold },
    ],
  },
  {
    name: "literata",
    family: "Literata Variable",
    source: "literata/files/literata-%s-opsz-normal.woff2",
    weight: "400 600",
    axes: { wght: { min: 400, max: 600 }, opsz: 18 },
    fallbacks: [
      { weight: "400", wght: 400, fonts: serif },
      { weight: "600", wght: 600, fonts: serifBold },
    ],
  },
  {
    name: "literata-italic",
    family: "Literata Variable",
    source: "literata/files/literata-%s-opsz-italic.woff2",
    style: "italic",
    weight: "400 600",
    axes: { wght: { min: 400, max: 600 }, opsz: 18 },
    fallbacks: [{ weight: "400 600", wght: 400, fonts: serifItalic }],
  },
  // An optional font for users with dyslexia: distinct letters and wide spacing.
  {
    name: "lexend",
    family: "Lexend Variable",
    source: "lexend/files/lexend-%s-wght-normal.woff2",
    weight: "400 600",
    axes: { wght: { min: 400, max: 600 } },
    fallbacks: [{ weight: "400 600", wght: 400, fonts: sans }],
  },
];

// Features in use: accents, kerning, ligatures, lining and tabular figures.
const FEATURES = ["ccmp", "locl", "mark", "mkmk", "kern", "liga", "clig", "calt", "rlig", "lnum", "tnum"];

// The ranges of the two subsets; a browser loads the second only for a page with such a letter.
const ranges = {
  latin:
    "U+20-7E,U+A0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2010-2015,U+2018-201E,U+2020-2022,U+2026," +
    "U+2030,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2190-2193,U+2212",
  "latin-ext":
    "U+100-130,U+132-151,U+154-17F,U+192,U+1A0-1A1,U+1AF-1B0,U+1CD-1DC,U+1E6-1E7,U+1EA-1EB,U+1FA-21B,U+237,U+2C7,U+2D8-2D9,U+2DB,U+2DD,U+1E80-1E85,U+1E9E,U+1EF2-1EF3,U+20A8-20AB,U+20AD-20C0",
};
type Subset = keyof typeof ranges;

// The package has no types.
type SubsetFont = (
  font: Buffer,
  letters: string,
  options: {
    targetFormat: "woff2" | "sfnt";
    variationAxes: ScriptFont["axes"];
    keepFeatures?: readonly string[];
  },
) => Promise<Buffer>;

type FontMetrics = Awaited<ReturnType<typeof fromBuffer>>;

const require = createRequire(import.meta.url);
const subsetFont = require("subset-font") as SubsetFont;
const styles = new URL("../src/styles/", import.meta.url);

async function source(face: Face, subset: Subset): Promise<Buffer> {
  return sourceFile(face.source.replace("%s", subset));
}

function sourceFile(path: string): Promise<Buffer> {
  return readFile(require.resolve(`@fontsource-variable/${path}`));
}

function lettersOf(range: string): string {
  return range
    .split(",")
    .flatMap((part) => {
      const [first = "", last = first] = part.slice(2).split("-");
      const start = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join("");
}

function rangeOf(letters: string): string {
  return [...letters]
    .map((letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase()}`)
    .join(",");
}

async function cut(face: Face, subset: Subset): Promise<string> {
  const range = face.letters === undefined ? ranges[subset] : rangeOf(face.letters);
  const font = await subsetFont(await source(face, subset), lettersOf(range), {
    targetFormat: "woff2",
    variationAxes: face.axes,
    keepFeatures: FEATURES,
  });
  const file = face.letters === undefined ? `${face.name}-${subset}` : face.name;
  await save(file, font);
  return fileRule(face, file, range);
}

/** Letters of another script. All features stay: they join letters and place marks. */
async function cutScript({ name, source: path, script, axes, display, uses }: ScriptFont): Promise<string> {
  const range = scriptRanges[script];
  const options = { targetFormat: "woff2", variationAxes: axes } as const;
  await save(name, await subsetFont(await sourceFile(path), lettersOf(range) + JOINERS, options));
  return uses
    .map((use) =>
      fileRule(use, name, range, {
        "font-display": use.family === PROSE ? "swap" : display,
        ...(use.size === undefined ? {} : { "size-adjust": `${use.size}%` }),
      }),
    )
    .join("");
}

async function save(file: string, font: Buffer): Promise<void> {
  await writeFile(new URL(`fonts/${file}.woff2`, styles), font);
  process.stdout.write(`${file.padEnd(32)}${(font.length / 1000).toFixed(1).padStart(7)} KB\n`);
}

function fileRule(
  { family, style, weight }: { family: string; style?: string; weight: string },
  file: string,
  range: string,
  others: Record<string, string> = {},
): string {
  return rule({
    "font-family": `"${family}"`,
    "font-style": style ?? "normal",
    "font-weight": weight,
    "font-display": "swap",
    src: `url("./fonts/${file}.woff2") format("woff2")`,
    "unicode-range": range,
    ...others,
  });
}

/** The system fonts, each scaled so that text has the same width and lines when the real font is loaded. */
async function fallbackRules(face: Face): Promise<string[]> {
  const rules = face.fallbacks.map(async ({ weight, wght, fonts }) => {
    const font = await subsetFont(await source(face, "latin"), lettersOf(ranges.latin), {
      targetFormat: "sfnt",
      variationAxes: { ...face.axes, wght },
    });
    const metrics = await fromBuffer(font);
    // Of several rules for the same family and weight, the last one whose font is installed wins.
    return fonts.toReversed().map((local) =>
      rule({
        "font-family": `"${face.family.replace(" Variable", "")} Fallback"`,
        "font-style": face.style ?? "normal",
        "font-weight": weight,
        src: local.names.map((name) => `local("${name}")`).join(", "),
        ...overrides(metrics, local),
      }),
    );
  });
  return (await Promise.all(rules)).flat();
}

function overrides(metrics: FontMetrics, { width }: SystemFont): Record<string, string> {
  // Only the width of the system font matters; these values override its heights.
  const widths = { xWidthAvg: width, subsets: { latin: { xWidthAvg: width }, thai: { xWidthAvg: width } } };
  const local = { ...metrics, ...widths, ascent: 0, descent: 0, lineGap: -1, unitsPerEm: 1000 };
  const { fontFaces } = createFontStack([metrics, local], { fontFaceFormat: "styleObject" });
  const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = fontFaces[0]?.["@font-face"] ?? {};
  return {
    "size-adjust": percent(sizeAdjust),
    "ascent-override": percent(ascentOverride),
    "descent-override": percent(descentOverride),
    "line-gap-override": percent(lineGapOverride),
  };
}

/** Two decimals are exact to a thousandth of a pixel, and compress better than four. */
function percent(value = "100%"): string {
  return `${Number(Number.parseFloat(value).toFixed(2))}%`;
}

function rule(descriptors: Record<string, string>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};\n`);
  return `@font-face {\n${lines.join("")}}\n`;
}

await rm(new URL("fonts/", styles), { recursive: true, force: true });
await mkdir(new URL("fonts/", styles), { recursive: true });
const rules: string[] = [];
for (const face of faces) {
  const subsets: readonly Subset[] = face.letters === undefined ? ["latin-ext", "latin"] : ["latin"];
  for (const subset of subsets) rules.push(await cut(face, subset));
  rules.push(...(await fallbackRules(face)));
}
for (const font of scriptFonts) rules.push(await cutScript(font));
await writeFile(
  new URL("fonts.generated.css", styles),
  `/* Written by scripts/fonts.ts. Fonts under the SIL Open Font License. */\n${rules.join("")}`,
);
