import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const licenses = read("../../THIRD-PARTY-LICENSES.md");

describe("the licences of the package", () => {
  it("include every font in use, with the text of the SIL Open Font License", () => {
    const families = [...read("fonts.generated.css").matchAll(/font-family: "([\w ]+) (?:Variable|Mark)";/g)];
    const names = [...new Set(families.map(([, name]) => name ?? ""))];
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const part = licenses.split("\n## ").find((text) => text.startsWith(name));
      expect(part, name).toContain(`The ${name} Project Authors`);
      expect(part, name).toContain("SIL OPEN FONT LICENSE Version 1.1");
    }
  });

  it("are packed", () => {
    const { files } = JSON.parse(read("../../package.json")) as { files: string[] };
    expect(files).toContain("THIRD-PARTY-LICENSES.md");
  });
});
