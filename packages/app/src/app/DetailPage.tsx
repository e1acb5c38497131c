import { DetailContainer } from "../features/character/DetailContainer.tsx";
import { chooseAdult } from "../features/safety/adult.actions.ts";
import { hide } from "../features/safety/hidden.actions.ts";
import { HeaderContainer } from "../features/shell/HeaderContainer.tsx";
import { showDialog } from "../state/dialogs.actions.ts";
import type { PageProps } from "./pages.ts";

/** The page of one character. */
export function DetailPage({ id = "" }: PageProps) {
  return (
    <DetailContainer
      id={id}
      header={<HeaderContainer />}
      onHide={hide}
      onReport={(name) => showDialog("report", { kind: "character", id, name })}
      onShowAdult={() => void chooseAdult(true)}
    />
  );
}
