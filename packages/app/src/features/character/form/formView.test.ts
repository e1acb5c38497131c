import { expect, it, vi } from "vitest";
import { blankDraft } from "./CharacterDraft.ts";
import { formState } from "./form.store.ts";
import { formOf } from "./formView.ts";

const entry = {
  ...{ key: "1", name: "", comment: "", secondaryKeys: [], content: "Cold.", enabled: true },
  ...{ constant: false, caseSensitive: false, useRegex: false, position: "before" as const },
};

function draftOf(fields: Partial<typeof blankDraft.fields>, hidden: Partial<typeof blankDraft> = {}) {
  const draft = { ...blankDraft, ...hidden, fields: { ...blankDraft.fields, ...fields } };
  return formOf(
    { ...formState, draft },
    {
      ...{ isSignedIn: true, online: true, userName: "Ada", now: new Date("2026-11-27T19:05:00Z") },
      ...{ onLogin: vi.fn(), onRetry: vi.fn() },
    },
  ).draft;
}

// Rule: macros-replaced
it("fills the macros of the greeting in the preview", () => {
  const greeting = "<BOT> nods to {{USER}}.{{// a note}}{{getvar::mood}}";
  expect(draftOf({ chatName: "Odile", greeting }).greeting).toBe("Odile nods to Ada.");
  expect(draftOf({ greeting }).greeting).toBe("{{char}} nods to Ada.");
});

it("shows who made an imported card, and that the user imported it", () => {
  expect(draftOf({}).madeBy).toBeUndefined();
  expect(draftOf({}, { madeBy: "Wren" }).madeBy).toEqual({ maker: "Wren", importer: "Ada" });
});

// Rule: card-report-patterns
it("names the regular expressions of the lorebook that are not used", () => {
  const keys = ["/sea/", "/(?<=the )sea/", "/[/", "AC/DC"];
  const off = { ...entry, enabled: false, keys: ["/(?=x)/"] };
  const book = { name: "", entries: [{ ...entry, keys }, off] };
  expect(draftOf({ book }).unusedPatterns).toEqual(["/(?<=the )sea/", "/[/"]);
});
