// Collects the licences of what the package contains: fonts, icons and stylesheets. Run it (`npm run licenses -w
// @mimi/ui`) when a font or a bundled package changes.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The contained works and their packages. */
const carried = [
  ["Hanken Grotesk, cut to the letters and weights in use", "@fontsource-variable/hanken-grotesk"],
  ["Labrada, cut to the letters and weights in use", "@fontsource-variable/labrada"],
  ["Lexend, cut to the letters and weights in use", "@fontsource-variable/lexend"],
  ["Literata, cut to the letters and weights in use", "@fontsource-variable/literata"],
  ["Noto Naskh Arabic, cut to the letters and weights in use", "@fontsource-variable/noto-naskh-arabic"],
  ["Noto Sans Arabic, cut to the letters and weights in use", "@fontsource-variable/noto-sans-arabic"],
  [
    "Noto Sans Devanagari, cut to the letters and weights in use",
    "@fontsource-variable/noto-sans-devanagari",
  ],
  [
    "Noto Serif Devanagari, cut to the letters and weights in use",
    "@fontsource-variable/noto-serif-devanagari",
  ],
  ["Onest, cut to the letters and weights in use", "@fontsource-variable/onest"],
  ["Readex Pro, cut to the letters and weights in use", "@fontsource-variable/readex-pro"],
  ["Lucide, the drawings of the icons", "lucide-react"],
  ["Radix Themes, those of its rules that components use", "@radix-ui/themes"],
  ["React Advanced Cropper, its stylesheet", "react-advanced-cropper"],
] as const;

const require = createRequire(import.meta.url);

async function licenseOf(name: string): Promise<string> {
  const folder = dirname(require.resolve(`${name}/package.json`));
  return (await readFile(join(folder, "LICENSE"), "utf8")).trim();
}

const parts = await Promise.all(
  carried.map(async ([what, name]) => `## ${what}\n\n\`\`\`text\n${await licenseOf(name)}\n\`\`\`\n`),
);
await writeFile(
  new URL("../THIRD-PARTY-LICENSES.md", import.meta.url),
  `# Licences of what this package carries\n\nWritten by \`scripts/licenses.ts\`. What is installed beside it brings its own.\n\n${parts.join("\n")}`,
);
