import type { ProviderTurn, Script } from "../../../testing/scriptedProvider.ts";

/** A reply that pauses after its first token until `resume`. */
export function pausedReply(...rest: readonly string[]): {
  script: Script;
  resume: () => void;
  turn: Promise<ProviderTurn>;
} {
  const gate = Promise.withResolvers<void>();
  const started = Promise.withResolvers<ProviderTurn>();
  return {
    resume: () => gate.resolve(),
    turn: started.promise,
    script: async (turn) => {
      turn.say("Good ");
      started.resolve(turn);
      await gate.promise;
      for (const token of rest) {
        // Longer than the 50 ms of a batch, so that each token has its own event.
        await new Promise((resolve) => setTimeout(resolve, 60));
        turn.say(token);
      }
      turn.finish();
    },
  };
}
