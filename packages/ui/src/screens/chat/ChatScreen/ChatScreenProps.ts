import type { ReactNode } from "react";
import type { RootProps } from "../../../components/rootProps.ts";
import type { LoadFailed, More } from "../../../components/states.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import type { ChatCharacter } from "../../../features/chat/ChatCharacter.ts";
import type { ChatHeaderActions } from "../../../features/chat/ChatHeader/ChatHeaderActions.ts";
import type { ChatRailProps } from "../../../features/chat/ChatRail/ChatRail.tsx";
import type { ChatTurn } from "../../../features/chat/ChatTurn.ts";
import type { ComposerProps } from "../../../features/chat/Composer/Composer.tsx";
import type { MessageCallbacks } from "../../../features/chat/Message/MessageProps.ts";
import type { MessageListProps } from "../../../features/chat/MessageList/MessageList.tsx";
import type { readingVars } from "../../../styles/reading.ts";
import type { chatScreenCopy } from "./ChatScreen.copy.ts";

/** Why the character's page is gone. */
export type ChatGone = "withdrawn" | "inBin" | "inReview" | "takenDown";

/** State of the chat. */
export type ChatScreenContent =
  | {
      kind: "loading";
      /**
       * The id of an element that a script can fill before hydration, with what the user saw last. React leaves its content
       * until the messages are loaded. Empty: placeholder lines are shown. Absent: there is no such element.
       */
      lastViewId?: string;
    }
  | LoadFailed
  /** The character or chat does not exist. */
  | { kind: "not-found" }
  /** An adult character before the user enabled adult content: it has neither name nor cover. */
  | {
      kind: "adult";
      /** The user wants to see the adult character. Absent: its control is not shown. */
      onAdultShow?: () => void;
    }
  | {
      kind: "ready";
      /** The messages, the oldest first. */
      turns: readonly ChatTurn[];
      /** Whether there are earlier messages. @default "none" */
      older?: More;
      /** The user scrolled near the first message, or asked for earlier ones. */
      onLoadOlder?: () => void;
      /** Whether there are later messages. @default "none" */
      newer?: More;
      /** The user scrolled near the last message, or asked for later ones. */
      onLoadNewer?: () => void;
      /** The user wants to go to the end of the chat, which is not loaded. */
      onLatestOpen?: () => void;
    };

export interface ChatScreenProps
  extends RootProps,
    MessageCallbacks,
    Pick<
      MessageListProps,
      | "actions"
      | "renderTurn"
      | "editing"
      | "found"
      | "findText"
      | "noteDrafts"
      | "openAt"
      | "onReadingPositionChange"
    >,
    ChatHeaderActions {
  /** The content of the main area. */
  content: ChatScreenContent;
  /** Absent while it loads. */
  character?: ChatCharacter;
  /** The title of the chat, if it has one. */
  title?: string;
  /** Whether replies are scripted because no model is connected. @default false */
  demo?: boolean;
  /** A sentence more behind the badge of `demo`, such as how the operator of the site connects a model. @default none */
  demoHint?: string;
  /** URL of the home page. */
  homeHref: string;
  /** URL of the Back link. */
  backHref: string;
  /** Props of the composer. */
  composer: Omit<ComposerProps, "characterName" | "copy">;
  /** Props of the chat rail. */
  rail: Pick<ChatRailProps, "chats" | "others" | "currentId" | "onLogin">;
  /** The user's reading settings, from `readingVars`. Absent: those of the page. */
  reading?: ReturnType<typeof readingVars>;
  /**
   * Why the character's page is gone. The chat stays: `withdrawn` by its creator, or `inBin` of this user, it continues;
   * `inReview` and `takenDown` by moderators, it has no composer. Absent: the page is there.
   */
  gone?: ChatGone;
  /** The search in the chat, as a `FindInChat`. */
  find?: ReactNode;
  /** A quiet question or note above the composer, such as a `NameQuestion`. */
  note?: ReactNode;
  /** Dialogs and panels over the chat, such as a `ChatHistory` or a `MemoryPanel`. */
  children?: ReactNode;
  /** Texts of the component. @default English */
  copy?: Copy<typeof chatScreenCopy>;
}
