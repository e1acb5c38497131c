import type { panelTexts as English } from "../en/panels.ts";

/** Texts of the panels of a chat in Brazilian Portuguese. */
export const panelTexts: typeof English = {
  sections: {
    instructions: "Instruções",
    history: "Conversa",
    lore: "O mundo",
    depth_prompt: "Nota do personagem",
    post_history: "Instruções finais",
  },
};
