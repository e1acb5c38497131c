import type { Args } from "@storybook/react-vite";
import { useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { UPDATE_STORY_ARGS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { applies, changedArgs, listeningArgs, withChange } from "./controlledArgs.ts";
import type { ArgChange } from "./controlledArgs.ts";

interface ControlledStoryProps {
  storyId: string;
  args: Args;
  children: (args: Args) => ReactNode;
}

// Storybook renders changed args late, and a slow rendering would undo what was typed meanwhile.
const pauseMs = 400;

/**
 * Owns the values of a story, as an app does: its fields can be typed in, and its dialogs close. The controls show the
 * values after a short pause.
 */
export function ControlledStory({ storyId, args, children }: ControlledStoryProps) {
  const [changes, setChanges] = useState<readonly ArgChange[]>([]);
  // A value that the controls set or reset replaces the user's for good.
  const applying = changes.filter((change) => applies(args, change));
  if (applying.length < changes.length) setChanges(applying);
  const changed = useMemo(() => changedArgs(args, changes), [args, changes]);
  const listening = useMemo(
    () =>
      listeningArgs(changed, (path, value) => setChanges((before) => withChange(before, args, path, value))),
    [args, changed],
  );
  useEffect(() => {
    if (changed === args) return undefined;
    const updatedArgs = Object.fromEntries(
      Object.entries(changed).filter(([name, value]) => value !== args[name]),
    );
    const timer = setTimeout(
      () => addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId, updatedArgs }),
      pauseMs,
    );
    return () => clearTimeout(timer);
  }, [storyId, args, changed]);
  return children(listening);
}
