import { expect, it } from "vitest";
import { blankCharacter } from "../CharacterFormScreen.fixtures.ts";
import { progressOf } from "./formProgress.ts";

it("is empty for an empty form", () => {
  expect(progressOf(blankCharacter, [{ kind: "missing", field: "name" }])).toEqual({
    basics: "empty",
    greeting: "empty",
    definition: "empty",
    advanced: "empty",
  });
});

it("is started while a group has an error, and done afterwards", () => {
  const fields = { ...blankCharacter, name: "Ines", greeting: "You came." };
  const missing = { kind: "missing", field: "cover" } as const;
  expect(progressOf(fields, [missing])).toMatchObject({ basics: "started", greeting: "done" });
  expect(progressOf(fields, [])).toMatchObject({ basics: "done" });
});

it("counts a lorebook entry, but no default value", () => {
  const fields = { ...blankCharacter, definitionVisibility: "shown" as const };
  expect(progressOf(fields, []).advanced).toBe("empty");
  const entry = { ...blankCharacter.book, entries: [] as never[] };
  expect(progressOf({ ...fields, book: entry }, []).advanced).toBe("empty");
});
