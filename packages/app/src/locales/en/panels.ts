import type { PromptSection } from "@mimi/contract";

/** Texts of the panels of a chat. */
export const panelTexts = {
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
