import { getCharacter } from "@mimi/contract";
import { useLayoutEffect } from "react";
import { DetailContainer } from "../features/character/detail/DetailContainer.tsx";
import { showDetail } from "../features/character/detail/detail.actions.ts";
import { chooseAdult } from "../features/safety/adult.actions.ts";
import { hide } from "../features/safety/hidden.actions.ts";
import { HeaderContainer } from "../features/shell/HeaderContainer.tsx";
import { dataOf } from "../services/api/call.ts";
import { pageRendered, startPageTransition } from "../services/navigation/viewTransition.ts";
import { showDialog } from "../state/dialogs.actions.ts";
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
      onShowAdult={() => void chooseAdult(true)}
    />
  );
}

// The cover of the card whose link was followed becomes the cover of the page.
DetailPage.enter = ((follow, go) => {
  if (follow.defaultPrevented) return;
  follow.preventDefault();
  // Not every browser focuses what is pressed, and by the focus a page knows which of its covers was followed.
  follow.currentTarget.focus({ preventScroll: true });
  startPageTransition(go);
}) satisfies PageComponent["enter"];

DetailPage.seed = (([answer], { params: { id = "" } }) => {
  const character = dataOf(getCharacter, answer);
  // Somebody with the link may see more than a page that is the same for everybody may show.
  if (character.visibility !== "public" || character.rating !== "sfw")
    throw new Error("The character is not for everybody.");
  showDetail(id, character);
}) satisfies PageComponent["seed"];
