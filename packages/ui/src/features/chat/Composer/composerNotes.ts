import { assertNever } from "../../../assertNever.ts";
import type { ComposerState } from "./ComposerState.ts";
import type { ComposerCopy } from "./Composer.copy.ts";

/** Why Send did nothing, where no other note says it. */
export function refusalOf({ kind }: ComposerState, text: string, copy: ComposerCopy): string | undefined {
  if (kind === "replying") return text === "" ? undefined : copy.blocked.replying;
  return text === "" && kind !== "sending" ? copy.blocked.empty : undefined;
}

/** What the state of the composer says to the user. */
export function noteOf(state: ComposerState, copy: ComposerCopy): string | undefined {
  switch (state.kind) {
    case "ready":
    case "replying":
    case "sending":
      return undefined;
    case "offline":
      return state.queues === true ? copy.blocked.queues : copy.blocked.offline;
    case "blocked":
      return state.error ?? copy.blocked.rule;
    case "signed-out":
      return copy.blocked.signedOut;
    case "paused":
      return copy.blocked.paused;
    case "used-up":
      return copy.blocked.usedUp(state.resetsAt, state.plan);
    default:
      return assertNever(state);
  }
}
