import { fieldsWith, type TextFieldName } from "@mimi/contract";
import type { CharacterFields } from "@mimi/ui/screens/character-form-screen";

/** The API's fields that are one text in the form, in the order of the form, each with the form's name of it. */
export const formNames = {
  name: "name",
  chat_name: "chatName",
  tagline: "tagline",
  avatar_alt: "coverAlt",
  bio: "bio",
  greeting: "greeting",
  definition: "definition",
  personality: "personality",
  scenario: "scenario",
  example_dialogs: "exampleDialogs",
  system_prompt: "systemPrompt",
  post_history: "postHistory",
  version: "version",
} as const satisfies Readonly<Record<Exclude<TextFieldName, "made_by">, keyof CharacterFields>>;

type Names = typeof formNames;
/** A text of the API that the form has. */
export type WrittenText = keyof Names;
/** A text of the form. */
export type FormText = Names[WrittenText];

/** All texts, by the names of the API. */
export const writtenTexts = Object.keys(formNames) as WrittenText[];

/** Texts by the names of the form. */
export function formTextsOf<Value>(valueOf: (name: WrittenText) => Value): Record<FormText, Value> {
  return Object.fromEntries(writtenTexts.map((name) => [formNames[name], valueOf(name)])) as Record<
    FormText,
    Value
  >;
}

/** The texts of a form, by the names of the API. */
export function writtenTextsOf(fields: Readonly<Record<FormText, string>>): Record<WrittenText, string> {
  return Object.fromEntries(writtenTexts.map((name) => [name, fields[formNames[name]]])) as Record<
    WrittenText,
    string
  >;
}

/** The texts that are sent with each reply, or only for as long as there is space. */
export function sentTexts(fields: Readonly<Record<FormText, string>>, tokens: "always" | "once"): string[] {
  return fieldsWith({ tokens }).map((name) => fields[formNames[name]]);
}
