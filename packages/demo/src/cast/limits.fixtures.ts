import { characterFields } from "@mimi/contract";

/** The limit of each text of a sample character. */
export const limits = {
  name: characterFields.name.limit,
  chatName: characterFields.chat_name.limit,
  tagline: characterFields.tagline.limit,
  bio: characterFields.bio.limit,
  greeting: characterFields.greeting.limit,
  definition: characterFields.definition.limit,
  personality: characterFields.personality.limit,
  scenario: characterFields.scenario.limit,
  exampleDialogs: characterFields.example_dialogs.limit,
} as const;
