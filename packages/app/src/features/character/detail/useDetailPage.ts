import type { Hideable } from "@mimi/ui/screens/hide-menu";
import { useEffect, useMemo } from "react";
import { useSnapshot } from "valtio";
import { paths } from "../../../paths.ts";
import { contentFilterState } from "../../../state/preferences/contentFilter.store.ts";
import { importOrToast } from "../../../state/rendering/lazyWithRetry.ts";
import { wantedRating } from "../../../state/preferences/rating.ts";
import { loading } from "../../../state/remote/resource.ts";
import { shownCharacterName } from "../../../state/texts/shownName.ts";
import { showTitle } from "../../../state/texts/title.actions.ts";
import { useDeferredReady } from "../../../state/rendering/useDeferredReady.ts";
import { useNow } from "../../../state/rendering/useIsHydrating.ts";
import { requireSignIn } from "../../auth/auth.actions.ts";
import { authState, userIdOf, userNameOf } from "../../auth/auth.store.ts";
import { cardsOf } from "../cardOf.ts";
import { isHidden } from "../contentFilterRules.ts";
import { homeState } from "../home/home.store.ts";
import { reactionsState } from "../reactions/reactions.store.ts";
import { searchState } from "../search/search.store.ts";
import { openDetail, retryDetailWhenOnline, requestNewChatKey } from "./detail.actions.ts";
import { detailState, noDetail } from "./detail.store.ts";
import { rightsOf } from "./detailRights.ts";
import { detailOf, hideTargetsOf } from "./detailView.ts";
import { loadedSummary } from "./loadedSummary.ts";
import { titleTexts } from "../../../locales/en/titles.ts";
import { texts } from "../../../state/texts/texts.ts";

const loadExport = () => import("../form/exportCard.actions.ts");

/** What the page needs of what the user hides. */
export interface DetailHiding {
  /** The user hid something; `message` says so. */
  readonly onHide: (what: Hideable, message: string) => void;
  /** The user wants to see what is hidden. */
  readonly onHiddenOpen: () => void;
  /** What the user hides, of the character itself, its creator and its tags. Undefined: it is not loaded yet. */
  readonly hiddenOf: (targets: readonly Hideable[]) => readonly Hideable[] | undefined;
  /** Loads what the user hides. */
  readonly onHiddenNeeded: () => void;
  /** The user wants to show something again. */
  readonly onHiddenShow: (what: Hideable) => void;
}

/** Opens the page of a character, and returns what is rendered of it. `onHiddenNeeded` is called when it is hidden. */
export function useDetailPage(id: string, onHiddenNeeded: () => void) {
  const detail = useSnapshot(detailState);
  // Until the effect below has opened this page, the state is that of another character.
  const { character: current, lastChat, similar, opening } = detail.id === id ? detail : noDetail;
  const character = useDeferredReady(current, loading);
  const { byId } = useSnapshot(reactionsState);
  const { session } = useSnapshot(authState);
  const filter = useSnapshot(contentFilterState);
  const now = useNow();
  const name = character.kind === "ready" ? shownCharacterName(character.value.name) : undefined;
  const known = useMemo(() => knownSummary(id), [id]);
  useEffect(() => void openDetail(id), [id, filter.version]);
  useEffect(retryDetailWhenOnline, []);
  useEffect(
    () => showTitle(name ?? (character.kind === "not-found" ? texts(titleTexts).notFound : undefined)),
    [name, character.kind],
  );
  const isHiddenHere =
    character.kind === "ready" && (character.value.viewer.hidden || isHidden(character.value, filter.hidden));
  useEffect(() => {
    if (isHiddenHere) onHiddenNeeded();
  }, [isHiddenHere, onHiddenNeeded]);
  return {
    character,
    name,
    content: detailOf(
      { character, lastChat },
      { known, reaction: byId[id], userId: userIdOf(session), userName: userNameOf(session), now },
      () => openDetail(id),
    ),
    similar: cardsOf(similar, { reactions: byId, filter }),
    opening: opening ?? undefined,
    shared: detail.shared ?? undefined,
    rights: rightsOf({ character }, session),
    isHidden: isHiddenHere,
    hideTargets: hideTargetsOf(character),
  };
}

/** What a list has loaded of the character. Read once: the lists can change while the page loads. */
function knownSummary(id: string) {
  const lists = { home: homeState, search: searchState, detail: detailState };
  return loadedSummary(id, lists, { filter: contentFilterState, rating: wantedRating() });
}

/** What a user can do on the page of a character that leads to another page, or loads more code. */
export function detailCommands(id: string, navigate: (address: string) => void) {
  return {
    openChat(greeting?: number) {
      navigate(paths.chat(id, undefined, greeting));
    },
    async openNewChat(greeting?: number) {
      const chatKey = await requestNewChatKey(id);
      if (chatKey) navigate(paths.chat(id, chatKey, greeting));
    },
    duplicate() {
      if (requireSignIn(paths.create(id))) navigate(paths.create(id));
    },
    async exportCard() {
      await (await importOrToast(loadExport))?.exportCharacter(id, "png");
    },
  };
}
