import { expect, it } from "vitest";
import { tarballFaults } from "./tarballFaults.ts";

const manifest = {
  exports: {
    "./button": {
      source: "./src/Button.tsx",
      types: "./dist/types/Button.d.ts",
      default: "./dist/button.js",
    },
    "./css/*.css": "./dist/*.css",
    "./package.json": "./package.json",
  },
  repository: { url: "git+https://example.org/mimi.git", directory: "packages/ui" },
};

const files = [
  "CHANGELOG.md",
  "LICENSE",
  "README.md",
  "THIRD-PARTY-LICENSES.md",
  "package.json",
  "dist/button.css",
  "dist/button.js",
  "dist/button.js.map",
  "dist/types/Button.d.ts",
];
const without = (name: string) => files.filter((file) => file !== name);

it("finds nothing in a package that has everything", () => {
  expect(tarballFaults(manifest, files)).toEqual([]);
});

it.each([
  ["dist/types/Button.d.ts", 'dist/types/Button.d.ts is missing: "./button" leads to it'],
  ["dist/button.css", 'dist/*.css is missing: "./css/*.css" leads to it'],
  ["dist/button.js.map", "dist/button.js.map is missing: a script has a source map"],
  ["LICENSE", "LICENSE is missing: every package has it"],
])("says that %s is missing", (name, fault) => {
  expect(tarballFaults(manifest, without(name))).toEqual([fault]);
});

it("finds files that users do not need", () => {
  expect(tarballFaults(manifest, [...files, "dist/Button.stories.js.map"])).toEqual([
    "dist/Button.stories.js.map is not for users",
  ]);
});

it("asks for the repository, which provenance names", () => {
  expect(tarballFaults({ exports: manifest.exports }, files)).toEqual([
    "repository is missing in package.json: provenance names it",
  ]);
});
