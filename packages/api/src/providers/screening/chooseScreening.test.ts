import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, it } from "vitest";
import { readSettings } from "../../config/settings.ts";
import { StartFailure } from "../../shared/StartFailure.ts";
import { chooseScreening } from "./chooseScreening.ts";

const log = pino({ level: "silent" });
const file = join(mkdtempSync(join(tmpdir(), "mimi-lexicon-")), "terms.txt");

function screeningBy(env: Record<string, string>) {
  return chooseScreening(readSettings(env).safety.screening, log);
}

it("uses the default lexicon, which has a term of each class", () => {
  const { lexicon, remote } = screeningBy({});
  const all = "zz_age_term_1 zz_adult_1 zz_banned_1 zz_crisis_1";
  expect([...lexicon.find(all)].sort()).toEqual(["adult", "age", "banned", "crisis"]);
  expect(lexicon.find("zz_age_number 12").has("age")).toBe(true);
  expect(remote).toBeNull();
});

it("uses the operator's lexicon instead, and their endpoint", () => {
  writeFileSync(file, "banned stone\n");
  const { lexicon, remote } = screeningBy({
    SCREENING_LEXICON: file,
    SCREENING_URL: "https://screen.example/",
  });
  expect([lexicon.find("a stone").has("banned"), lexicon.find("zz_banned_1").size]).toEqual([true, 0]);
  expect(remote).not.toBeNull();
});

it.each([
  ["is not there", () => "/nowhere/terms.txt"],
  [
    "cannot be read",
    () => {
      writeFileSync(file, "banned stone\nnonsense\n");
      return file;
    },
  ],
])("stops the start with a lexicon that %s", (_case, make) => {
  expect(() => screeningBy({ SCREENING_LEXICON: make() })).toThrow(StartFailure);
  expect(() => screeningBy({ SCREENING_LEXICON: make() })).toThrow("SCREENING_LEXICON");
});
