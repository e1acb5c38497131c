import { useLayoutEffect } from "react";
import { useSnapshot } from "valtio";
import { DetailContainer } from "../../features/character/detail/DetailContainer.tsx";
import { showDetail } from "../../features/character/detail/detail.actions.ts";
import { chooseAdult } from "../../features/safety/adult/adult.actions.ts";
import { hide, loadHidden, unhide } from "../../features/safety/hidden/hidden.actions.ts";
import { HeaderContainer } from "../../features/shell/frame/HeaderContainer.tsx";
import { isHiddenBy } from "../../features/safety/hidden/isHiddenBy.ts";
import { hiddenState } from "../../features/safety/hidden/hidden.store.ts";
import { contentFilterState } from "../../state/preferences/contentFilter.store.ts";
import { pageRendered, startPageTransition } from "../../services/navigation/viewTransition.ts";
import { showDialog } from "../../state/overlays/dialogs.actions.ts";
import { characterForVisitors } from "./characterForVisitors.ts";
import type { PageComponent, PageProps } from "./PageComponent.ts";

/** The page of one character. */
export function DetailPage({ id = "" }: PageProps) {
  useLayoutEffect(pageRendered, [id]);
  const { hidden } = useSnapshot(hiddenState);
  const { hidden: here } = useSnapshot(contentFilterState);
  return (
    <DetailContainer
      id={id}
      header={<HeaderContainer />}
      onHide={hide}
      onHiddenOpen={() => showDialog("settings", { section: "hidden" })}
      hiddenOf={(targets) => targets.filter(({ kind, id: target }) => isHiddenBy(hidden, here, kind, target))}
      onHiddenNeeded={needHidden}
      onHiddenShow={({ kind, id: target }) => void unhide(kind, target)}
      onReport={(target) => showDialog("report", target)}
      onAdultShow={() => void chooseAdult(true)}
    />
  );
}

const needHidden = () => void loadHidden();

// The cover of the card grows into the cover of the page.
DetailPage.enter = ((click, navigate) => {
  if (click.defaultPrevented) return;
  click.preventDefault();
  // The styles find the cover by the focused link, and not every browser focuses a link that is clicked.
  click.currentTarget.focus({ preventScroll: true });
  startPageTransition(navigate);
}) satisfies PageComponent["enter"];

DetailPage.hydrate = (([answer], { params: { id = "" } }) => {
  showDetail(id, characterForVisitors(answer));
}) satisfies PageComponent["hydrate"];
