import { getCharacter } from "@mimi/contract";
import { useLayoutEffect } from "react";
import { DetailContainer } from "../../features/character/detail/DetailContainer.tsx";
import { showDetail } from "../../features/character/detail/detail.actions.ts";
import { chooseAdult } from "../../features/safety/adult.actions.ts";
import { hide } from "../../features/safety/hidden.actions.ts";
import { HeaderContainer } from "../../features/shell/frame/HeaderContainer.tsx";
import { dataOf } from "../../services/api/call.ts";
import { pageRendered, startPageTransition } from "../../services/navigation/viewTransition.ts";
import { showDialog } from "../../state/overlays/dialogs.actions.ts";
import type { PageComponent, PageProps } from "./PageComponent.ts";

/** The page of one character. */
export function DetailPage({ id = "" }: PageProps) {
  useLayoutEffect(pageRendered, [id]);
  return (
    <DetailContainer
      id={id}
      header={<HeaderContainer />}
      onHide={hide}
      onReport={(target) => showDialog("report", target)}
      onAdultShow={() => void chooseAdult(true)}
    />
  );
}

// The cover of the card grows into the cover of the page.
DetailPage.enter = ((click, navigate) => {
  if (click.defaultPrevented) return;
  click.preventDefault();
  // The styles find the cover by the focused link, and not every browser focuses a link that is clicked.
  click.currentTarget.focus({ preventScroll: true });
  startPageTransition(navigate);
}) satisfies PageComponent["enter"];

DetailPage.seed = (([answer], { params: { id = "" } }) => {
  const character = dataOf(getCharacter, answer);
  // A visitor with the link can see other characters too, but a server-rendered page is for everybody.
  if (character.visibility !== "public" || character.rating !== "sfw")
    throw new Error("This character is not for everybody, so no page with it may be rendered on the server.");
  showDetail(id, character);
}) satisfies PageComponent["seed"];
