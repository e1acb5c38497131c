import { useContext, useEffect, useMemo, useState } from "react";
import { ThemeContext } from "../../../../components/ThemeRoot/ThemeContext.ts";
import { importWithRetry } from "../../../../lazyWithRetry.ts";
import { useStableCallbacks } from "../../useStableCallbacks.ts";
import type { MessageAction, MessageActionHandlers } from "./MessageAction.ts";

const load = async () => (await import("./messageActions.tsx")).messageActions;
let loaded: Awaited<ReturnType<typeof load>> | undefined;

/** Reserves the place of the buttons until the actions are loaded. */
const placeholder: MessageAction = {
  ...{ id: "", label: "", placement: "menu" },
  isAvailable: () => false,
  onSelect: () => undefined,
};

/** These have buttons in the text, which have no place of their own. */
const outcomeHandlers = ["onMessageRetry", "onMessageDiscard"];

/**
 * Returns the actions of the product for the handlers that are present, with texts in the language of the nearest
 * `ThemeRoot`. Their code is loaded after the first paint. They stay the same array while the same handlers are present.
 */
export function useMessageActions(handlers: MessageActionHandlers): readonly MessageAction[] {
  const stable = useStableCallbacks(handlers);
  const { translations } = useContext(ThemeContext);
  const [create, setCreate] = useState(() => loaded);
  useEffect(() => {
    void importWithRetry(load).then((messageActions) => {
      loaded = messageActions;
      setCreate(() => messageActions);
    });
  }, []);
  return useMemo(() => {
    if (create !== undefined) return create(stable, translations);
    return Object.keys(stable).every((name) => outcomeHandlers.includes(name)) ? [] : [placeholder];
  }, [create, stable, translations]);
}
