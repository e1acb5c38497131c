import type { PromptSection, RevisionChange } from "@mimi/contract";

/** Texts of the panels of a chat. */
export const panelTexts = {
  /** The names of the fields of a character. */
  fieldNames: {
    name: "Name",
    chat_name: "Short name",
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
  } satisfies Readonly<Record<RevisionChange["field"], string>>,
  /** Labels of the sections of a prompt that are sent without a heading. */
  sections: {
    instructions: "Instructions",
    history: "Chat",
    // An entry between the messages.
    lore: "The world",
    depth_prompt: "Character note",
    post_history: "Final instructions",
  } as Partial<Record<PromptSection["kind"], string>>,
};
