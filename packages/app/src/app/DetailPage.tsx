import { type MouseEvent, useLayoutEffect } from "react";
import { DetailContainer } from "../features/character/DetailContainer.tsx";
import { chooseAdult } from "../features/safety/adult.actions.ts";
import { hide } from "../features/safety/hidden.actions.ts";
import { HeaderContainer } from "../features/shell/HeaderContainer.tsx";
import { pageStands, turnPage } from "../services/turnPage.ts";
import { showDialog } from "../state/dialogs.actions.ts";
import type { PageProps } from "./pages.ts";

/** The page of one character. */
export function DetailPage({ id = "" }: PageProps) {
  useLayoutEffect(pageStands, [id]);
  return (
    <DetailContainer
      id={id}
      header={<HeaderContainer />}
      onHide={hide}
      onReport={(target) => showDialog("report", target)}
      onShowAdult={() => void chooseAdult(true)}
    />
  );
}

/** The cover of the card that was followed becomes that of the page. */
DetailPage.enter = (follow: MouseEvent<HTMLAnchorElement>, go: () => void) => {
  if (follow.defaultPrevented) return;
  follow.preventDefault();
  // Not every browser gives the focus to what is pressed, and by it a page tells which of its covers was followed.
  follow.currentTarget.focus({ preventScroll: true });
  turnPage(go);
};
