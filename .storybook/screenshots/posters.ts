import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { sampleCharacters } from "../../packages/ui/src/features/character/sampleCharacters.fixtures.ts";
import type { SampleCharacter } from "../../packages/ui/src/features/character/sampleCharacters.fixtures.ts";

const images = fileURLToPath(new URL("../../packages/app/public/images/", import.meta.url));

/**
 * Serves a flat poster instead of each sample cover. The grain of a cover would make each screenshot ten times as
 * large. A poster still differs from a cover that is loading, missing or blurred.
 */
export function postersPlugin(): Plugin {
  return {
    name: "mimi-posters",
    configureServer({ middlewares }) {
      middlewares.use("/covers", (request, response) => {
        const slug = /^\/(\w+)-\d+\.(avif|webp)/.exec(request.url ?? "")?.[1];
        const character = sampleCharacters.find((one) => one.slug === slug);
        response.statusCode = character === undefined ? 404 : 200;
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(character === undefined ? "" : poster(character));
      });
      middlewares.use("/images", (request, response, next) => {
        const name = /^\/([\w-]+\.(avif|webp))/.exec(request.url ?? "")?.[1];
        if (name === undefined) return next();
        response.setHeader("Content-Type", `image/${name.split(".")[1] ?? ""}`);
        readFile(`${images}${name}`).then((file) => response.end(file), next);
      });
    },
  };
}

/** A sun over hills, in the accent colour of the cover; the sun has another position on each poster. */
function poster({ slug, color }: SampleCharacter): string {
  const place = sampleCharacters.findIndex((one) => one.slug === slug);
  const x = 120 + (place % 6) * 72;
  const y = 150 + (place % 4) * 60;
  const hill = 470 + (place % 5) * 24;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800" viewBox="0 0 600 800">
<rect width="600" height="800" fill="#2a1f2b"/>
<rect width="600" height="${hill}" fill="${color}" opacity=".28"/>
<circle cx="${x}" cy="${y}" r="96" fill="${color}"/>
<path d="M0 ${hill} L180 ${hill - 130} L330 ${hill} L470 ${hill - 90} L600 ${hill} V800 H0 Z" fill="#473447"/>
<path d="M0 ${hill + 90} L260 ${hill} L600 ${hill + 120} V800 H0 Z" fill="#1c141d"/>
</svg>`;
}
