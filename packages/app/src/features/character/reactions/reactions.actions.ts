import { addFavourite, dislike, like, type Reaction } from "@mimi/contract";
import { ref } from "valtio";
import { services } from "../../../services/services.ts";
import { sentenceOf } from "../../../state/sentences.ts";
import { showToast } from "../../../state/toasts.actions.ts";
import { requireSignIn } from "../../auth/auth.actions.ts";
import { type ReactionKind, reactionAfter } from "./reactionRules.ts";
import { reactionsState } from "./reactions.store.ts";

const routes = { like, dislike, favourite: addFavourite } as const;

/** What the server said last, by character: what a failure goes back to. */
const confirmed = new Map<string, Reaction>();
/** The calls of one character go out one after the other, so that the last wish is the last to arrive. */
const queues = new Map<string, Promise<void>>();

/** Sets or clears a reaction, shown at once and taken back if it fails. Visitors are asked to log in (§6). */
export function react(
  character: Reaction & { id: string },
  kind: ReactionKind,
  value: boolean,
): Promise<void> {
  if (!requireSignIn()) return Promise.resolve();
  const { id, viewer, stats } = character;
  const before = reactionsState.byId[id] ?? { viewer, stats };
  if (!queues.has(id)) confirmed.set(id, before);
  const shown = show(id, reactionAfter(before, kind, value));
  const turn = (queues.get(id) ?? Promise.resolve()).then(() => send(id, kind, value, shown));
  queues.set(id, turn);
  return turn.finally(() => {
    if (queues.get(id) === turn) queues.delete(id);
  });
}

async function send(id: string, kind: ReactionKind, value: boolean, shown: Reaction): Promise<void> {
  try {
    const result = await services().call(routes[kind], { character_id: id, value: value ? 1 : 0 });
    confirmed.set(id, result);
    if (reactionsState.byId[id] === shown) show(id, result);
  } catch (error) {
    showToast("failed", sentenceOf(error));
    const last = confirmed.get(id);
    if (last && reactionsState.byId[id] === shown) show(id, last);
  }
}

function show(id: string, reaction: Reaction): Reaction {
  // Held as it is, so that a card whose reaction did not change keeps its identity. Each is a value of its
  // own: whether it still shows tells if another wish has followed.
  const shown = ref({ ...reaction });
  reactionsState.byId[id] = shown;
  return shown;
}
