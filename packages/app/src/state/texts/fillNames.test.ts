import { expect, it } from "vitest";
import { fillNames } from "./fillNames.ts";

it("replaces both names everywhere, in any case", () => {
  const text = "{{char}} nods at {{User}}. {{CHAR}} waits.";
  expect(fillNames(text, { char: "Odile", user: "Ada" })).toBe("Odile nods at Ada. Odile waits.");
});

it("inserts a name as text, whatever it contains", () => {
  expect(fillNames("{{user}}", { char: "x", user: "$& {{char}}" })).toBe("$& {{char}}");
});
