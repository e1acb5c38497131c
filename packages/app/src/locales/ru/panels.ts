import type { panelTexts as English } from "../en/panels.ts";

/** The texts of the panels of a chat in Russian. */
export const panelTexts: typeof English = {
  sections: {
    instructions: "Инструкции",
    history: "Чат",
    lore: "Мир",
    depth_prompt: "Заметка о персонаже",
    post_history: "Завершающие инструкции",
  },
};
