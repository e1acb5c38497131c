// `npm run icons:app`: draws the icons of the installed app from the favicon.
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { root } from "./launch/settings.ts";

const PAGE = "#151013";
const folder = join(root, "packages/app/public");
const mark = await readFile(join(folder, "favicon.svg"));

/** `part` is the share of the icon's width for the logo. A maskable icon can be cropped outside its inner 80 %. */
const icons = [
  { name: "192", side: 192, part: 0.66 },
  { name: "512", side: 512, part: 0.66 },
  { name: "apple-180", side: 180, part: 0.6 },
  { name: "maskable-512", side: 512, part: 0.5 },
] as const;

await mkdir(join(folder, "icons"), { recursive: true });
for (const { name, side, part } of icons) {
  const inner = Math.round(side * part);
  const drawn = await sharp(mark, { density: 1200 }).resize(inner, inner).png().toBuffer();
  await sharp({ create: { width: side, height: side, channels: 4, background: PAGE } })
    .composite([{ input: drawn, gravity: "centre" }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(folder, "icons", `${name}.png`));
}
