import type { LoadFailed, More } from "../../../components/states.ts";
import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps, withoutRootProps } from "../../../components/rootProps.ts";
import { Suspense } from "react";
import type { CSSProperties, ReactNode } from "react";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { assertNever } from "../../../assertNever.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { LinkButton } from "../../../components/LinkButton/LinkButton.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { FailedState } from "../../../components/FailedState/FailedState.tsx";
import { failedProps } from "../../../components/FailedState/failedProps.ts";
import { DownloadIcon } from "../../../components/Icon/DownloadIcon.generated.ts";
import { EyeOffIcon } from "../../../components/Icon/EyeOffIcon.generated.ts";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { SkipLink } from "../../../components/SkipLink/SkipLink.tsx";
import { isInputMethodKey } from "../../../components/isInputMethodKey.ts";
import { useIsHydrating } from "../../../components/useIsHydrating.ts";
import type { ChatCharacter } from "../../../features/chat/ChatCharacter.ts";
import { ChatHeader } from "../../../features/chat/ChatHeader/ChatHeader.tsx";
import type { ChatHeaderActions } from "../../../features/chat/ChatHeader/ChatHeaderActions.ts";
import type { ChatRailProps } from "../../../features/chat/ChatRail/ChatRail.tsx";
import type { ChatTurn } from "../../../features/chat/ChatTurn.ts";
import { Composer } from "../../../features/chat/Composer/Composer.tsx";
import type { ComposerProps } from "../../../features/chat/Composer/Composer.tsx";
import type { MessageCallbacks } from "../../../features/chat/Message/MessageProps.ts";
import { MessageList } from "../../../features/chat/MessageList/MessageList.tsx";
import type { MessageListProps } from "../../../features/chat/MessageList/MessageList.tsx";
import type { readingVars } from "../../../styles/reading.ts";
import { chatScreenCopy } from "./ChatScreen.copy.ts";
import { lazyWithRetry } from "../../../lazyWithRetry.ts";
import * as css from "./ChatScreen.css.ts";

// Lazy: only wide screens have it, and it is empty until the chats are loaded. A placeholder reserves its space.
const ChatRail = lazyWithRetry(
  async () => (await import("../../../features/chat/ChatRail/ChatRail.tsx")).ChatRail,
);

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

/** A whole chat: the rail from 1200 px on, the messages, and the composer. */
export function ChatScreen(props: ChatScreenProps) {
  const {
    content,
    composer,
    rail,
    reading,
    gone,
    find,
    note,
    children,
    homeHref,
    copy: own,
    ...chat
  } = withoutRootProps(props);
  const copy = useCopy(chatScreenCopy, own);
  const { character, backHref, onChatCreate } = chat;
  const isHydrating = useIsHydrating();
  const isNothing = content.kind === "not-found" || content.kind === "adult";
  const isWithheld = gone === "inReview" || gone === "takenDown";
  const tint = {
    ...(character?.color === undefined ? {} : { [css.inkName]: character.color }),
    ...reading,
  } as CSSProperties;
  return (
    <div {...rootProps(props, css.screen)} style={{ ...tint, ...props.style }}>
      <SkipLink />
      <div className={css.rail}>
        {!isHydrating && (
          <Suspense>
            <ChatRail
              {...rail}
              characterName={character?.chatName}
              backHref={backHref}
              homeHref={homeHref}
              onChatCreate={onChatCreate}
            />
          </Suspense>
        )}
      </div>
      <main
        id="content"
        tabIndex={-1}
        className={css.main}
        onKeyDown={(event) => {
          // Elements with their own Escape handling prevent the default first.
          if (event.key !== "Escape" || event.defaultPrevented || isInputMethodKey(event)) return;
          if (composer.state.kind === "replying") composer.onReplyStop?.();
        }}
      >
        <ChatHeader {...chat} pending={character === undefined && content.kind === "loading"} />
        {character === undefined && !isNothing && <h1 className={css.heading}>{copy.unnamed}</h1>}
        {gone !== undefined && content.kind === "ready" && (
          <GoneLine gone={gone} name={character?.name ?? ""} copy={copy} onSave={chat.onChatExport} />
        )}
        {find}
        <Content {...chat} {...{ content, homeHref, copy }} />
        {!isNothing && !isWithheld && note}
        {!isNothing && !isWithheld && <Composer {...composer} characterName={character?.chatName ?? ""} />}
      </main>
      {children}
    </div>
  );
}

interface ContentProps extends Omit<ChatScreenProps, "composer" | "rail" | "gone"> {
  copy: typeof chatScreenCopy;
}

function Content({ content, character, homeHref, copy, ...props }: ContentProps) {
  switch (content.kind) {
    case "loading":
      return (
        <>
          {content.lastViewId !== undefined && <LastView id={content.lastViewId} />}
          <Opening label={copy.loading} />
        </>
      );
    case "failed":
      return (
        <div className={css.middle}>
          <FailedState {...failedProps(content)} title={copy.failed}>
            {content.error ?? copy.failedBody}
          </FailedState>
        </div>
      );
    case "not-found":
      return (
        <div className={css.middle}>
          <EmptyState
            level={1}
            title={copy.notFound}
            action={
              <LinkButton variant="primary" size="large" href={homeHref}>
                {copy.home}
              </LinkButton>
            }
          >
            {copy.notFoundBody}
          </EmptyState>
        </div>
      );
    case "adult":
      return (
        <div className={css.middle}>
          <EmptyState
            level={1}
            title={copy.adult}
            illustration={<EyeOffIcon size={40} />}
            action={
              content.onAdultShow && (
                <Button variant="primary" size="large" onClick={content.onAdultShow}>
                  {copy.adultShow}
                </Button>
              )
            }
          >
            {copy.adultBody}
          </EmptyState>
        </div>
      );
    case "ready":
      return <MessageList {...props} {...content} characterName={character?.chatName ?? ""} />;
    default:
      return assertNever(content);
  }
}

interface GoneLineProps {
  gone: ChatGone;
  name: string;
  copy: typeof chatScreenCopy;
  onSave: ((format: "markdown") => void) | undefined;
}

/** Why the character's page is gone, above the messages. Saving is offered while the chat gets no reply. */
function GoneLine({ gone, name, copy, onSave }: GoneLineProps) {
  const isWithheld = gone === "inReview" || gone === "takenDown";
  return (
    <div className={css.gone} role="note">
      <p className={css.goneText}>{copy.gone[gone](name)}</p>
      {isWithheld && onSave !== undefined && (
        <Button icon={<DownloadIcon />} onClick={() => onSave("markdown")}>
          {copy.save}
        </Button>
      )}
    </div>
  );
}

/** Not a new object in each render: React would empty the element. */
const noMarkup = { __html: "" };

/** React does not render, compare or remove what a script has put into it. */
function LastView({ id }: { id: string }) {
  return (
    <div id={id} className={css.lastView} inert suppressHydrationWarning dangerouslySetInnerHTML={noMarkup} />
  );
}

/** Placeholder lines of the height of prose. */
function Opening({ label }: { label: string }) {
  return (
    <div className={css.opening} role="status" aria-busy="true" aria-label={label}>
      {["38%", "96%", "88%", "52%"].map((width) => (
        <Skeleton key={width} width={width} height={18} />
      ))}
    </div>
  );
}
