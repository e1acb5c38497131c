import { importWithRetry } from "../../services/importWithRetry.ts";
import { importOrToast } from "../../state/rendering/lazyWithRetry.ts";
import { onChatEvent } from "./engine/chatEvents.ts";

const load = async () => (await import("./chatEngine.ts")).chatEngine;
type Engine = Awaited<ReturnType<typeof load>>;

/** Runs a command when the engine is loaded. Resolves to undefined when it cannot be loaded, which a toast says. */
export async function withEngine<Result>(
  command: (engine: Engine) => Result,
): Promise<Awaited<Result> | undefined> {
  const engine = await importOrToast(load);
  return engine && (await command(engine));
}

/** Calls `watch` of the engine when it is loaded. Returns the way to unsubscribe. */
export function watchChat(): () => void {
  let unsubscribe: (() => void) | undefined;
  let isClosed = false;
  void withEngine((engine) => {
    if (!isClosed) unsubscribe = engine.watch();
  });
  return () => {
    isClosed = true;
    unsubscribe?.();
  };
}

onChatEvent(({ kind }) => {
  // The first command shows whether the code could be loaded.
  if (kind === "opening") importWithRetry(load).catch(() => undefined);
  else if (kind === "opened") void withEngine((engine) => engine.start());
});
