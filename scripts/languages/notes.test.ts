// A note that the demo cannot follow is answered with the notes that it can. They are in the language of the user.
import { expect, it } from "vitest";
import { canFollow, parseNote } from "../../packages/demo/src/responder/notes.ts";
import { loadCatalogues } from "./catalogues.ts";

const catalogues = await loadCatalogues();

it.each([...catalogues.keys()])("the demo follows each note that it offers in %s", (tag) => {
  const text = catalogues.get(tag)?.app.replyReasons.note_not_followed ?? "";
  const [, offered = ""] = text.split(/[:：]/);
  const notes = offered
    .replace(/[.。।]$/, "")
    .split(/[,、،]/)
    .map((note) => note.trim());
  expect(notes.filter((note) => !canFollow(note))).toEqual([]);
  expect(notes.map(parseNote)).toEqual([
    { length: "shorter" },
    { length: "longer" },
    { questions: "none" },
    { questions: "one" },
    { actions: "none" },
  ]);
});
