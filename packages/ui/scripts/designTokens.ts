// Writes the tokens as JSON of the Design Tokens Community Group (DTCG 2025.10), for Figma and other design tools: `npm run
// design-tokens -w @mimi/ui` writes `tokens/*.tokens.json`, and a test compares.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { dark, light, onCover } from "../src/styles/palette.ts";
import { scales } from "../src/styles/scales.ts";

type Token = Readonly<{ $type: string; $value: unknown; $description?: string }>;
type Group = Readonly<Record<string, Token>>;

const folder = new URL("../tokens/", import.meta.url);

/** The files by name. Colours have the modes light and dark, everything else has desktop and phone. */
export function designTokens(): Readonly<Record<string, Readonly<Record<string, Group>>>> {
  return {
    light: colors(light),
    dark: colors(dark),
    desktop: measures("desktop"),
    phone: measures("phone"),
  };
}

/** The current content of a file. */
export function writtenTokens(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`${name}.tokens.json`, folder), "utf8"));
}

function colors(palette: Readonly<Record<string, string>>): Readonly<Record<string, Group>> {
  return {
    color: map({ ...palette, ...onCover }, (hex) => ({ $type: "color", $value: color(hex) })),
    // Shadows use colours of the theme.
    shadow: map(scales.shadow, (value) => ({ $type: "shadow", $value: shadows(value) })),
  };
}

function measures(device: Device): Readonly<Record<string, Group>> {
  const lengths = (group: Readonly<Record<string, string>>) =>
    map(group, (value) => ({ $type: "dimension", $value: dimension(value, device) }));
  const { out, in: accelerate, ...durations } = scales.motion;
  // `ch` depends on the font, which a design tool cannot measure.
  const { measure: _measure, ...size } = scales.size;
  return {
    font: map(scales.font, (value) => ({ $type: "fontFamily", $value: families(value) })),
    text: lengths(scales.text),
    leading: lengths(scales.leading),
    tracking: map(scales.tracking, (value) => ({
      $type: "number",
      $value: Number.parseFloat(value),
      $description: "A share of the font size.",
    })),
    weight: map(scales.weight, (value) => ({ $type: "fontWeight", $value: Number(value) })),
    space: lengths(scales.space),
    size: lengths(device === "phone" ? { ...size, gutter: "16px", header: "56px" } : size),
    radius: lengths(scales.radius),
    duration: map(durations, (value) => ({
      $type: "duration",
      $value: { value: Number.parseFloat(value), unit: "ms" },
    })),
    easing: map({ out, in: accelerate }, (value) => ({ $type: "cubicBezier", $value: numbers(value) })),
    layer: map(scales.z, (value) => ({ $type: "number", $value: Number(value) })),
  };
}

type Device = "desktop" | "phone";

function map(group: Readonly<Record<string, string>>, token: (value: string) => Token): Group {
  return Object.fromEntries(Object.entries(group).map(([name, value]) => [name, token(value)]));
}

function color(hex: string) {
  const [red = 0, green = 0, blue = 0, alpha = 255] = (hex.match(/[0-9a-f]{2}/g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  const components = [red, green, blue].map(share);
  return { colorSpace: "srgb", components, alpha: share(alpha), hex: hex.slice(0, 7) };
}

function share(byte: number): number {
  return Number((byte / 255).toFixed(4));
}

/** A length; of a fluid one the end that a device reaches. Lengths in rem are in pixels of the default font size. */
function dimension(value: string, device: Device) {
  const ends = /^clamp\(([\d.]+rem), .*, ([\d.]+rem)\)$/.exec(value);
  const length = ends === null ? value : ((device === "phone" ? ends[1] : ends[2]) ?? "");
  const [, number, unit] = /^([\d.]+)(rem|px)$/.exec(length) ?? [];
  if (number === undefined) throw new Error(`${value} is no length that a design tool knows.`);
  return { value: Number((Number(number) * (unit === "rem" ? 16 : 1)).toFixed(2)), unit: "px" };
}

function families(value: string): string[] {
  // The fallbacks between our font and the generic ones exist in our stylesheet only. The fonts of a language are a variable.
  return value
    .replace(/var\([^,]+, ([^)]+)\)/, "$1")
    .split(", ")
    .map((family) => family.replaceAll('"', ""))
    .filter((family) => !family.endsWith("Fallback"));
}

function numbers(value: string): number[] {
  return (value.match(/[\d.]+/g) ?? []).map(Number);
}

function shadows(value: string) {
  return value.split(", ").map((layer) => {
    const isInset = layer.startsWith("inset ");
    const parts = layer.replace("inset ", "").split(" ");
    const ink = parts.pop() ?? "";
    const [offsetX, offsetY, blur, spread] = [0, 1, 2, 3].map((place) => ({
      value: Number.parseFloat(parts[place] ?? "0"),
      unit: "px",
    }));
    return { color: inkOf(ink), offsetX, offsetY, blur, spread, inset: isInset };
  });
}

/** A colour, or a reference to one: `var(--mimi-shadow-near)` is `{color.shadowNear}`. */
function inkOf(ink: string) {
  const name = /^var\(--mimi-([\w-]+)\)$/.exec(ink)?.[1];
  if (name === undefined) return color(ink);
  return `{color.${name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())}}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(folder, { recursive: true });
  for (const [name, groups] of Object.entries(designTokens())) {
    writeFileSync(new URL(`${name}.tokens.json`, folder), `${JSON.stringify(groups, undefined, 2)}\n`);
  }
}
