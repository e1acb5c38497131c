import { useContext, useMemo, useSyncExternalStore } from "react";
import { ThemeContext } from "../../../../components/ThemeRoot/ThemeContext.ts";
import { importWithRetry } from "../../../../lazyWithRetry.ts";
import { useStableCallbacks } from "../../useStableCallbacks.ts";
import type { MessageAction, MessageActionHandlers } from "./MessageAction.ts";

const load = async () => (await import("./messageActions.tsx")).messageActions;
let loaded: Awaited<ReturnType<typeof load>> | undefined;
const getLoaded = () => loaded;
/** A server has no actions, so neither has the first render of its markup in a browser that has loaded them. */
const getServerLoaded = () => undefined;

/** Loads the actions. */
function subscribe(onLoad: () => void): () => void {
  let isMounted = true;
  void importWithRetry(load).then((messageActions) => {
    loaded = messageActions;
    if (isMounted) onLoad();
  });
  return () => {
    isMounted = false;
  };
}

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
  const create = useSyncExternalStore(subscribe, getLoaded, getServerLoaded);
  return useMemo(() => {
    if (create !== undefined) return create(stable, translations);
    return Object.keys(stable).every((name) => outcomeHandlers.includes(name)) ? [] : [placeholder];
  }, [create, stable, translations]);
}
