import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../launch/settings.ts";

it("gives editors the indents and the line width that Biome writes", () => {
  const { formatter } = JSON.parse(readFileSync(join(root, "biome.json"), "utf8")) as {
    formatter: { indentStyle: string; indentWidth: number; lineWidth: number };
  };
  const [, everyFile = ""] = readFileSync(join(root, ".editorconfig"), "utf8").split(/^\[/m);
  expect(everyFile.split("\n")).toEqual(
    expect.arrayContaining([
      "*]",
      `indent_style = ${formatter.indentStyle}`,
      `indent_size = ${formatter.indentWidth}`,
      `max_line_length = ${formatter.lineWidth}`,
    ]),
  );
});
