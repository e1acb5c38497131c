import { readFileSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const folder = fileURLToPath(new URL("./fonts/", import.meta.url));
const rules = readFileSync(new URL("./fonts.generated.css", import.meta.url), "utf8");
const kilobytes = (names: readonly string[]) =>
  names.reduce((sum, name) => sum + statSync(`${folder}${name}.woff2`).size, 0) / 1000;

describe("the fonts", () => {
  it("cost a first visitor of home at most 50 KB", () => {
    expect(kilobytes(["labrada-latin", "labrada-mark", "hanken-grotesk-latin"])).toBeLessThanOrEqual(50);
  });

  it("cost the conversation at most 80 KB more", () => {
    expect(kilobytes(["literata-latin", "literata-italic-latin"])).toBeLessThanOrEqual(80);
  });

  it("cost a reader who chose the dyslexia-friendly face at most 30 KB", () => {
    expect(kilobytes(["lexend-latin"])).toBeLessThanOrEqual(30);
  });

  it("are all in use", () => {
    const used = [...rules.matchAll(/\.\/fonts\/([\w-]+\.woff2)/g)].map(([, name]) => name).sort();
    expect(readdirSync(folder).sort()).toEqual(used);
  });

  it("have a stand-in of the same metrics for every face", () => {
    const faces = rules.split("@font-face").slice(1);
    const stands = faces.filter((face) => face.includes("local("));
    expect(stands).toHaveLength(6);
    for (const face of stands) {
      expect(face).toMatch(/size-adjust: \d/);
      expect(face).toMatch(/ascent-override: \d/);
    }
  });
});
