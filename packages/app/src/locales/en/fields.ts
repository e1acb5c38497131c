import type { CaseField, RevisionChange } from "@mimi/contract";

/** The names of the fields of a character and of a profile, as the forms have them, and of a message. */
export const fieldTexts = {
  names: {
    name: "Name",
    chat_name: "Short name",
    tagline: "Tagline",
    made_by: "Made by",
    avatar_alt: "What the cover shows",
    bio: "About",
    greeting: "First message",
    alternate_greetings: "Other first messages",
    definition: "Definition",
    personality: "Personality",
    scenario: "Scenario",
    example_dialogs: "Example dialogues",
    system_prompt: "System prompt",
    post_history: "Final instructions",
    depth_prompt: "Character note",
    book: "Lorebook",
    book_name: "Name",
    book_description: "Description",
    entry_name: "Name",
    entry_keys: "Trigger words",
    entry_secondary_keys: "Secondary trigger words",
    entry_content: "Text",
    entry_comment: "Note",
    user_name: "User name",
    biography: "Bio",
    message: "Message",
  } satisfies Readonly<Record<RevisionChange["field"] | CaseField, string>>,
  /** The first of the other first messages is the second one. */
  alternateGreeting: (number: number) => `First message ${number + 1}`,
  entry: (number: number) => `Entry ${number}`,
  variant: (number: number) => `Variant ${number}`,
};
