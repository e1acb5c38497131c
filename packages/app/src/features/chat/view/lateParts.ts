import { lazyWithRetry } from "../../../state/rendering/lazyWithRetry.ts";

/** The dialogs and panels of a chat: loaded with the first one. */
export const Panels = lazyWithRetry(
  async () => (await import("../panels/PanelsContainer.tsx")).PanelsContainer,
);

/** The question how a new user wants to be called: loaded when it is asked. */
export const NameQuestion = lazyWithRetry(
  async () => (await import("../welcome/NameQuestionContainer.tsx")).NameQuestionContainer,
);

/** The bars above the messages, and what is printed: loaded once the chat is shown, because the browser's menu prints at once. */
export const Bars = lazyWithRetry(async () => (await import("../panels/BarsContainer.tsx")).BarsContainer);
