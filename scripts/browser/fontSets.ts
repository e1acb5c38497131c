import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../launch/settings.ts";

/**
 * A set of system fonts for the tests' browser. It never contains the machine's own fonts, so a page looks the same on every
 * machine.
 *
 * - `liberation`: Liberation Sans, Serif and Mono, as on many Linux desktops and servers.
 * - `dejavu`: DejaVu alone, as on a small container or an older Linux desktop.
 * - `android`: Roboto and Noto Serif, as on an Android phone.
 * - `unknown`: one font that no stylesheet of ours names, for sans, serif and monospace alike.
 */
export type FontSet = "liberation" | "dejavu" | "android" | "unknown";

/** Every font set. The first is the default of the tests. */
export const fontSets: readonly FontSet[] = ["liberation", "dejavu", "android", "unknown"];

interface FontFamily {
  /** The npm package with the font files. */
  readonly package: string;
  /** The family's name in those files. */
  readonly family: string;
  /** The name under which the browser sees the family; the full names follow it. @default the names in the files */
  readonly shownAs?: string;
  /** The generic CSS families that it serves. */
  readonly generic: readonly ("sans-serif" | "serif" | "monospace")[];
}

// Arimo, Tinos and Cousine have the same shapes as Liberation 2, which is not on npm. On Android the regular styles are named
// "Roboto" and "Noto Serif"; in the files they are "Roboto Regular" and "Noto Serif Regular".
const families: Readonly<Record<FontSet, readonly FontFamily[]>> = {
  liberation: [
    {
      package: "@expo-google-fonts/arimo",
      family: "Arimo",
      shownAs: "Liberation Sans",
      generic: ["sans-serif"],
    },
    { package: "@expo-google-fonts/tinos", family: "Tinos", shownAs: "Liberation Serif", generic: ["serif"] },
    {
      package: "@expo-google-fonts/cousine",
      family: "Cousine",
      shownAs: "Liberation Mono",
      generic: ["monospace"],
    },
  ],
  dejavu: [
    { package: "dejavu-fonts-ttf", family: "DejaVu Sans", generic: ["sans-serif"] },
    { package: "dejavu-fonts-ttf", family: "DejaVu Serif", generic: ["serif"] },
    { package: "dejavu-fonts-ttf", family: "DejaVu Sans Mono", generic: ["monospace"] },
  ],
  android: [
    { package: "@expo-google-fonts/roboto", family: "Roboto", shownAs: "Roboto", generic: ["sans-serif"] },
    {
      package: "@expo-google-fonts/noto-serif",
      family: "Noto Serif",
      shownAs: "Noto Serif",
      generic: ["serif"],
    },
  ],
  unknown: [
    {
      package: "@expo-google-fonts/cousine",
      family: "Cousine",
      shownAs: "Odd",
      generic: ["sans-serif", "serif", "monospace"],
    },
  ],
};

// No page uses other styles, and each file makes the start slower.
const STYLE_FOLDERS = ["400Regular", "400Regular_Italic", "500Medium", "700Bold", "700Bold_Italic"];
const FULL_NAME_ENDINGS = ["Regular", "Italic", "Medium", "Bold", "Bold Italic"];

/**
 * The fontconfig file of a font set.
 *
 * @param cache Absolute path of fontconfig's index folder.
 */
export function fontConfiguration(set: FontSet, cache: string): string {
  const packages = [...new Set(families[set].map((family) => family.package))];
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    "<fontconfig>",
    ...packages.flatMap(fontFolders).map((folder) => `  <dir>${folder}</dir>`),
    `  <cachedir>${cache}</cachedir>`,
    ...families[set].flatMap(renamed),
    ...families[set].flatMap(servesGeneric),
    "</fontconfig>",
    "",
  ].join("\n");
}

function fontFolders(packageName: string): readonly string[] {
  const folder = join(root, "node_modules", packageName);
  const inside = readdirSync(folder);
  if (inside.includes("ttf")) return [join(folder, "ttf")];
  return STYLE_FOLDERS.filter((style) => inside.includes(style)).map((style) => join(folder, style));
}

/** `local()` in a stylesheet finds a font by its full name, so the full names are changed too. */
function renamed({ family, shownAs }: FontFamily): readonly string[] {
  if (shownAs === undefined) return [];
  const fullNames = FULL_NAME_ENDINGS.map((style) => {
    const name = style === "Regular" ? shownAs : `${shownAs} ${style}`;
    return scanRule("fullname", `${family} ${style}`, "fullname", name);
  });
  return [...fullNames, scanRule("family", family, "family", shownAs)];
}

function scanRule(tested: string, value: string, edited: string, result: string): string {
  return (
    `  <match target="scan"><test name="${tested}"><string>${value}</string></test>` +
    `<edit name="${edited}" mode="assign"><string>${result}</string></edit></match>`
  );
}

function servesGeneric({ family, shownAs = family, generic }: FontFamily): readonly string[] {
  return generic.map(
    (name) =>
      `  <alias binding="same"><family>${name}</family><prefer><family>${shownAs}</family></prefer></alias>`,
  );
}
