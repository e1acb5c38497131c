import { accountModalCopy, characterFormScreenCopy as form } from "@mimi/ui/copy";
import { expect, it } from "vitest";
import { formNames, writtenTexts } from "../../features/character/form/formTexts.ts";
import { fieldTexts } from "../../locales/en/fields.ts";

const { names, alternateGreeting, entry } = fieldTexts;

// Rule: case-field-names
it("names the fields of a character as its form does", () => {
  // Moderators do not read the version.
  for (const name of writtenTexts) if (name !== "version") expect(names[name]).toBe(form[formNames[name]]);
  expect(names).toMatchObject({
    ...{ alternate_greetings: form.alternateGreetings, book: form.book, entry_name: form.entryName },
    ...{ entry_keys: form.entryKeys, entry_secondary_keys: form.entrySecondary },
    entry_content: form.entryContent,
  });
  // The first message is the first one.
  expect([alternateGreeting(2), entry(3)]).toEqual([form.alternateGreeting(3), form.entry("", 3)]);
});

it("names the fields of a profile as the account does", () => {
  expect([names.user_name, names.biography]).toEqual([accountModalCopy.name, accountModalCopy.bio]);
});
