import { ChatsScreen } from "@mimi/ui/screens/chats-screen";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { useLocation } from "wouter";
import { paths } from "../../../paths.ts";
import { services } from "../../../services/services.ts";
import { showTitle } from "../../../state/texts/title.actions.ts";
import { openLogin } from "../../auth/auth.actions.ts";
import { authState } from "../../auth/auth.store.ts";
import { moveToBin, openChats, searchFor } from "./chats.actions.ts";
import { useChatLists } from "./useChatLists.ts";
import { titleTexts } from "../../../locales/en/titles.ts";
import { texts } from "../../../state/texts/texts.ts";

interface ChatsScreenContainerProps {
  /** The user chose to see adult characters. */
  onAdultShow: () => void;
}

/** The page of all the user's chats. The address contains the search, so that Back returns to its results. */
export function ChatsScreenContainer({ onAdultShow }: ChatsScreenContainerProps) {
  const { session } = useSnapshot(authState);
  const [, navigate] = useLocation();
  const isSignedIn = session.kind === "signed-in";
  const lists = useChatLists(isSignedIn);
  useEffect(() => showTitle(texts(titleTexts).chats), []);
  useEffect(() => {
    if (isSignedIn) void openChats(new URLSearchParams(services().browser.address().search).get("q") ?? "");
  }, [isSignedIn]);
  return (
    <ChatsScreen
      {...lists}
      isVisitor={!isSignedIn}
      onLogin={() => openLogin()}
      onAdultShow={onAdultShow}
      findHref={paths.search()}
      onChatDelete={(key) => void moveToBin(key)}
      onQueryChange={(query) => {
        searchFor(query);
        navigate(paths.chats(query), { replace: true });
      }}
    />
  );
}
