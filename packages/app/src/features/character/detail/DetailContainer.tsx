import { loading } from "../../../state/resource.ts";
import { DetailScreen } from "@mimi/ui/detail-screen";
import { type Hideable, hiddenMessage, hideEntries } from "@mimi/ui/hide-menu";
import { type ReactNode, useEffect, useMemo } from "react";
import { useSnapshot } from "valtio";
import { useLocation } from "wouter";
import { paths } from "../../../paths.ts";
import { importOrToast } from "../../../state/lazyWithRetry.ts";
import { wantedRating } from "../../../state/rating.ts";
import type { ReportTarget } from "../../../state/dialogs.store.ts";
import { contentFilterState } from "../../../state/contentFilter.store.ts";
import { titles } from "../../../state/titles.ts";
import { showTitle } from "../../../state/title.actions.ts";
import { useDeferredReady } from "../../../state/useDeferredReady.ts";
import { useNow } from "../../../state/useNow.ts";
import { requireSignIn } from "../../auth/auth.actions.ts";
import { authState } from "../../auth/auth.store.ts";
import { userNameOf } from "../../auth/userNameOf.ts";
import { cardsOf } from "../cardOf.ts";
import { followConnection, openDetail, reactToDetail, shareDetail, startNewChat } from "./detail.actions.ts";
import { detailState, noDetail } from "./detail.store.ts";
import { rightsOf } from "./detailRights.ts";
import { detailOf, hideTargetsOf, reportTargetOf } from "./detailView.ts";
import { homeState } from "../home/home.store.ts";
import { loadedSummary } from "./knownSummary.ts";
import { reactionsState } from "../reactions/reactions.store.ts";
import { searchState } from "../search/search.store.ts";

const loadExport = () => import("../form/exportCard.actions.ts");

interface DetailContainerProps {
  id: string;
  header: ReactNode;
  /** The user hid something; `message` says so. */
  onHide: (what: Hideable, message: string) => void;
  onReport: (target: ReportTarget) => void;
  /** The user asked for adult characters. */
  onShowAdult: () => void;
}

/** The page of one character (product 3). */
export function DetailContainer({ id, header, onHide, onReport, onShowAdult }: DetailContainerProps) {
  const detail = useSnapshot(detailState);
  // Until the page is opened, which it is once it stands, the state is that of another.
  const { character: here, lastChat, similar, opening } = detail.id === id ? detail : noDetail;
  const character = useDeferredReady(here, loading);
  const { byId } = useSnapshot(reactionsState);
  const { session } = useSnapshot(authState);
  const [, navigate] = useLocation();
  const now = useNow();
  const name = character.kind === "ready" ? character.value.name : undefined;
  const sight = useSnapshot(contentFilterState);
  const known = useMemo(() => knownNow(id), [id]);
  useEffect(() => void openDetail(id), [id, sight.round]);
  useEffect(followConnection, []);
  useEffect(
    () => showTitle(name ?? (character.kind === "gone" ? titles.notFound : undefined)),
    [name, character.kind],
  );
  const { edit, copy, refuse } = rightsOf({ character }, session);
  const exportIt = async () => (await importOrToast(loadExport))?.exportCharacter(id, "png");
  return (
    <DetailScreen
      content={detailOf(
        { character, lastChat },
        { known, reaction: byId[id], userName: userNameOf(session), now },
      )}
      header={header}
      backHref={paths.home()}
      homeHref={paths.home()}
      similar={cardsOf(similar, { reactions: byId, sight })}
      pending={opening ?? undefined}
      onStartChat={(greeting) => {
        const chat = paths.chat(id, undefined, greeting);
        if (requireSignIn(chat)) navigate(chat);
      }}
      onNewChat={async (greeting) => {
        const chatKey = await startNewChat(id);
        if (chatKey) navigate(paths.chat(id, chatKey, greeting));
      }}
      onReact={reactToDetail}
      onRetry={() => void openDetail(id)}
      onExportCard={copy ? exportIt : undefined}
      onDuplicate={copy ? () => requireSignIn(paths.create(id)) && navigate(paths.create(id)) : undefined}
      editHref={edit ? paths.edit(id) : undefined}
      hideEntries={hideEntries(refuse ? hideTargetsOf(character) : [], (what) => {
        onHide(what, hiddenMessage(what));
        if (what.kind === "character") navigate(paths.home());
      })}
      onReport={
        refuse && character.kind === "ready"
          ? (what) => onReport(reportTargetOf(character.value, what))
          : undefined
      }
      onShowAdult={onShowAdult}
      onShare={name === undefined ? undefined : () => void shareDetail(name, paths.detail(id))}
    />
  );
}

/** What is known of a character at this moment: the lists it is found in may change while its page loads. */
function knownNow(id: string) {
  const lists = { home: homeState, search: searchState, detail: detailState };
  return loadedSummary(id, lists, { sight: contentFilterState, rating: wantedRating() });
}
