import { expect, it } from "vitest";
import { blankCharacter } from "./CharacterFormScreen.fixtures.ts";
import { progressOf } from "./formProgress.ts";

it("finds a form empty in which nobody has written", () => {
  expect(progressOf(blankCharacter, [{ kind: "missing", field: "name" }])).toEqual({
    basics: "empty",
    greeting: "empty",
    definition: "empty",
    advanced: "empty",
  });
});

it("takes a part for begun while something is against it, and for done after", () => {
  const fields = { ...blankCharacter, name: "Ines", greeting: "You came." };
  const missing = { kind: "missing", field: "cover" } as const;
  expect(progressOf(fields, [missing])).toMatchObject({ basics: "started", greeting: "done" });
  expect(progressOf(fields, [])).toMatchObject({ basics: "done" });
});

it("counts an entry of the lorebook, but no answer that stood there from the start", () => {
  const fields = { ...blankCharacter, definitionVisibility: "shown" as const };
  expect(progressOf(fields, []).advanced).toBe("empty");
  const entry = { ...blankCharacter.book, entries: [] as never[] };
  expect(progressOf({ ...fields, book: entry }, []).advanced).toBe("empty");
});
