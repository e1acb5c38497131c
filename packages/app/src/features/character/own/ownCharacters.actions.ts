import {
  deleteCharacter,
  listMine,
  type OwnCharacter,
  type OwnCharacterState,
  restoreCharacter,
} from "@mimi/contract";
import { services } from "../../../services/services.ts";
import {
  changeItems,
  loadFirstPage,
  loadNextPage,
  type PageSource,
} from "../../../state/remote/pagedResource.ts";
import { retryWhenOnline } from "../../../state/remote/resource.ts";
import { contentFilterState } from "../../../state/preferences/contentFilter.store.ts";
import { discreetName } from "../../../state/texts/discreetName.ts";
import { sentenceOf } from "../../../state/texts/sentenceOf.ts";
import { showToast } from "../../../state/overlays/toasts.actions.ts";
import { pageSizeOf } from "../listingRules.ts";
import { type OwnCharactersQuery, ownCharactersState, queryKey } from "./ownCharacters.store.ts";
import { ownCharactersTexts } from "../../../locales/en/ownCharacters.ts";
import { texts } from "../../../state/texts/texts.ts";

/** Lists own characters. A list with several loaded pages is kept, so that Back returns to the same place. */
export async function openOwnCharacters(query: OwnCharactersQuery): Promise<void> {
  ownCharactersState.query = query;
  const listing = ownCharactersState.listings[queryKey(query)];
  if (listing?.kind === "ready" && listing.items.length > listing.count) return;
  await retryOwnCharacters();
}

/** Loads the listed characters again. */
export async function retryOwnCharacters(): Promise<void> {
  const { query, listings } = ownCharactersState;
  const count = pageSizeOf(services().browser.isPhone());
  await loadFirstPage(listings, queryKey(query), count, pagesOf(query));
}

/** Loads the next page of the listed characters. */
export async function loadMoreOwnCharacters(): Promise<void> {
  const { query, listings } = ownCharactersState;
  await loadNextPage(listings, queryKey(query), pagesOf(query));
}

/** Loads the list again after it failed offline, when the browser comes online. Returns the function that stops it. */
export function retryOwnCharactersWhenOnline(): () => void {
  return retryWhenOnline([
    () => ownCharactersState.listings[queryKey(ownCharactersState.query)],
    () => void retryOwnCharacters(),
  ]);
}

/** An own character has changed: the lists are loaded again when they are next opened. */
export function clearOwnCharacters(): void {
  ownCharactersState.listings = {};
}

/** Characters whose deletion or restoration is running: a second click does nothing. */
const running = new Set<string>();

/** Moves a character to the bin, with Undo in a toast. */
export async function deleteOwnCharacter(id: string): Promise<void> {
  const key = queryKey(ownCharactersState.query);
  const items = listedItems();
  const own = items.find((item) => item.id === id);
  if (!own) return;
  const isDone = await run(id, () => services().call(deleteCharacter, { character_id: id }));
  if (!isDone) return;
  changeList((now) => now.filter((item) => item.id !== id));
  move(own.state, "deleted");
  const place = { key, index: items.indexOf(own) };
  showToast(
    "done",
    texts(ownCharactersTexts).deleted(nameInToast(own.name)),
    { onClick: () => void undo(own, place) },
    own.id,
  );
}

/** Restores a character from the bin. */
export async function restoreOwnCharacter(id: string): Promise<void> {
  const own = listedItems().find((item) => item.id === id);
  if (!own || !(await restore(own))) return;
  changeList((now) => now.filter((item) => item.id !== id));
  move("deleted", own.status === "published" ? own.visibility : own.status);
}

/** Restores a character that was just deleted, at its place in the list. */
async function undo(own: OwnCharacter, { key, index }: { key: string; index: number }): Promise<void> {
  if (!(await restore(own))) return;
  move("deleted", own.state);
  const isSameList = queryKey(ownCharactersState.query) === key;
  changeList((now) => {
    const others = now.filter(({ id }) => id !== own.id);
    return isSameList ? others.toSpliced(index, 0, own) : others;
  });
}

async function restore({ id, name }: OwnCharacter): Promise<boolean> {
  const isDone = await run(id, () => services().call(restoreCharacter, { character_id: id }));
  if (isDone) showToast("done", texts(ownCharactersTexts).restored(nameInToast(name)), undefined, id);
  return isDone;
}

const nameInToast = (name: string | null) => discreetName(name, contentFilterState.discreet);

/** Runs one request for a character at a time. Resolves to whether it succeeded; a toast shows an error. */
async function run(id: string, request: () => Promise<unknown>): Promise<boolean> {
  if (running.has(id)) return false;
  running.add(id);
  try {
    await request();
    return true;
  } catch (error) {
    showToast("failed", sentenceOf(error));
    return false;
  } finally {
    running.delete(id);
  }
}

function listedItems(): readonly OwnCharacter[] {
  const listing = ownCharactersState.listings[queryKey(ownCharactersState.query)];
  return listing?.kind === "ready" ? listing.items : [];
}

/** Changes the current list. The others are loaded again when they are opened. */
function changeList(change: (items: readonly OwnCharacter[]) => readonly OwnCharacter[]): void {
  const { query, listings } = ownCharactersState;
  const current = queryKey(query);
  // The object stays: a request for the current list is running in it.
  for (const key of Object.keys(listings)) if (key !== current) delete listings[key];
  changeItems(listings, current, pagesOf(query), change);
}

function move(from: OwnCharacterState, to: OwnCharacterState): void {
  const { counts } = ownCharactersState;
  if (counts) ownCharactersState.counts = { ...counts, [from]: counts[from] - 1, [to]: counts[to] + 1 };
}

function pagesOf({ state, sort }: OwnCharactersQuery): PageSource<OwnCharacter> {
  return {
    idOf: ({ id }) => id,
    async fetchPage(page, count) {
      const { counts, ...answer } = await services().call(listMine, { state, sort, page, count });
      ownCharactersState.counts = counts;
      return answer;
    },
  };
}
