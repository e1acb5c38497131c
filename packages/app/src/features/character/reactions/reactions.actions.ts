import { addFavourite, dislike, like, type Reaction } from "@mimi/contract";
import { ref } from "valtio";
import { services } from "../../../services/services.ts";
import { sentenceOf } from "../../../state/texts/sentenceOf.ts";
import { showToast } from "../../../state/overlays/toasts.actions.ts";
import { requireSignIn } from "../../auth/auth.actions.ts";
import { type ReactionKind, reactionAfter } from "./reactionRules.ts";
import { reactionsState } from "./reactions.store.ts";

const routes = { like, dislike, favourite: addFavourite } as const;

/** The last answer of the API, by character. It is shown again after a failure. */
const confirmed = new Map<string, Reaction>();
/** The calls for one character run one after the other, so that the last choice arrives last. */
const queues = new Map<string, Promise<void>>();

/** Sets or clears a reaction. It is shown at once, and reverted after a failure. A visitor has to log in (§6). */
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
  const call = (queues.get(id) ?? Promise.resolve()).then(() => send(id, kind, value, shown));
  queues.set(id, call);
  return call.finally(() => {
    if (queues.get(id) === call) queues.delete(id);
  });
}

async function send(id: string, kind: ReactionKind, value: boolean, shown: Reaction): Promise<void> {
  try {
    const input = { character_id: id, value: value ? 1 : 0 } as const;
    const result = await services().call(routes[kind], input, { keepalive: true });
    confirmed.set(id, result);
    if (reactionsState.byId[id] === shown) show(id, result);
  } catch (error) {
    showToast("failed", sentenceOf(error));
    const last = confirmed.get(id);
    if (last && reactionsState.byId[id] === shown) show(id, last);
  }
}

function show(id: string, reaction: Reaction): Reaction {
  // Held by `ref`, so that a card with an unchanged reaction is not rendered again. A copy, so that its identity shows
  // whether another reaction has followed.
  const shown = ref({ ...reaction });
  reactionsState.byId[id] = shown;
  return shown;
}
