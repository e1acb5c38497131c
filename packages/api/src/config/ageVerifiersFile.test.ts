import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { StartFailure } from "../shared/StartFailure.ts";
import { readSettings } from "./settings.ts";

const verifier = {
  ...{ id: "ageproof", name: "Ageproof", url: "https://ages.example/", key_env: "AGEPROOF_KEY" },
  ways: ["card", "document"],
};

function read(content: unknown, env: Record<string, string> = { AGEPROOF_KEY: "zz_secret" }) {
  const file = join(mkdtempSync(join(tmpdir(), "mimi-ages-")), "ages.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return readSettings({ ...env, AGE_VERIFIERS_FILE: file }).safety.adult.verifiers;
}

// Rule: age-verifier-choice
it("has several verifiers, each with the key of its variable, and those that need a face come last", () => {
  const face = { ...verifier, id: "look", name: "Look", ways: ["face"] };
  const both = { ...verifier, id: "both", name: "Both", ways: ["face", "bank"] };
  const found = read({ verifiers: [face, both, verifier] });
  expect(found.map(({ id }) => id)).toEqual(["both", "ageproof", "look"]);
  expect(found[1]).toEqual({
    ...{ id: "ageproof", name: "Ageproof", url: new URL("https://ages.example/"), key: "zz_secret" },
    ways: ["card", "document"],
  });
});

it.each<[string, unknown]>([
  ["is not valid JSON", "{"],
  ["verifiers must contain a verifier", { verifiers: [] }],
  ["verifiers.0.ways must name what the verifier asks for", { verifiers: [{ ...verifier, ways: [] }] }],
  ["verifiers.0.ways.0 must be .*\\bwallet\\b", { verifiers: [{ ...verifier, ways: ["iris"] }] }],
  ["verifiers.0.url must begin with https", { verifiers: [{ ...verifier, url: "http://ages.example/" }] }],
  ["verifiers.0.url is not an address of the web", { verifiers: [{ ...verifier, url: "ages" }] }],
  ["verifiers.0.id must be 1 to 40", { verifiers: [{ ...verifier, id: "Age Proof" }] }],
  ["verifiers.1.id is used twice", { verifiers: [verifier, verifier] }],
  [
    "verifiers.0.key_env names OTHER_KEY, which is not set",
    { verifiers: [{ ...verifier, key_env: "OTHER_KEY" }] },
  ],
  ["verifiers.0.key is not a known field", { verifiers: [{ ...verifier, key: "zz_secret" }] }],
])("stops the start with a line that names what is wrong and no secret: %s", (line, content) => {
  expect(() => read(content)).toThrow(StartFailure);
  expect(() => read(content)).toThrow(new RegExp(`^AGE_VERIFIERS_FILE:? (?!.*zz_secret)${line}`));
});
