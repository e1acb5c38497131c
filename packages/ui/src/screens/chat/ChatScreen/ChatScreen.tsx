import { rootProps } from "../../../components/rootProps.ts";
import { Suspense } from "react";
import type { CSSProperties } from "react";
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
import { ChatHeader } from "../../../features/chat/ChatHeader/ChatHeader.tsx";
import { Composer } from "../../../features/chat/Composer/Composer.tsx";
import { MessageList } from "../../../features/chat/MessageList/MessageList.tsx";
import { chatScreenCopy } from "./ChatScreen.copy.ts";
import { lazyWithRetry } from "../../../lazyWithRetry.ts";
import * as css from "./ChatScreen.css.ts";
import type { ChatGone, ChatScreenProps } from "./ChatScreenProps.ts";

// Lazy: only wide screens have it, and it is empty until the chats are loaded. A placeholder reserves its space.
const ChatRail = lazyWithRetry(
  async () => (await import("../../../features/chat/ChatRail/ChatRail.tsx")).ChatRail,
);

/** A whole chat: the rail from 1200 px on, the messages, and the composer. */
export function ChatScreen(props: ChatScreenProps) {
  const { content, character, composer, rail, gone, backHref, homeHref, onChatCreate } = props;
  const copy = useCopy(chatScreenCopy, props.copy);
  const isHydrating = useIsHydrating();
  const isNothing = content.kind === "not-found" || content.kind === "adult";
  const isWithheld = gone === "inReview" || gone === "takenDown";
  const tint = {
    ...(character?.color === undefined ? {} : { [css.inkName]: character.color }),
    ...props.reading,
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
        <ChatHeader
          character={character}
          title={props.title}
          backHref={backHref}
          demo={props.demo}
          demoHint={props.demoHint}
          pending={character === undefined && content.kind === "loading"}
          onChatCreate={onChatCreate}
          onFindOpen={props.onFindOpen}
          onReadingOpen={props.onReadingOpen}
          onHistoryOpen={props.onHistoryOpen}
          onMemoryOpen={props.onMemoryOpen}
          onPersonaOpen={props.onPersonaOpen}
          replyLanguages={props.replyLanguages}
          onReplyLanguageChange={props.onReplyLanguageChange}
          onChatRename={props.onChatRename}
          onChatExport={props.onChatExport}
          onChatPrint={props.onChatPrint}
          onShortcutsOpen={props.onShortcutsOpen}
        />
        {character === undefined && !isNothing && <h1 className={css.heading}>{copy.unnamed}</h1>}
        {gone !== undefined && content.kind === "ready" && (
          <GoneLine gone={gone} name={character?.name ?? ""} copy={copy} onSave={props.onChatExport} />
        )}
        {props.find}
        {contentOf(props, copy)}
        {!isNothing && !isWithheld && props.note}
        {!isNothing && !isWithheld && <Composer {...composer} characterName={character?.chatName ?? ""} />}
      </main>
      {props.children}
    </div>
  );
}

function contentOf(props: ChatScreenProps, copy: typeof chatScreenCopy) {
  const { content } = props;
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
              <LinkButton variant="primary" size="large" href={props.homeHref}>
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
      return (
        <MessageList
          {...content}
          characterName={props.character?.chatName ?? ""}
          actions={props.actions}
          renderTurn={props.renderTurn}
          editing={props.editing}
          found={props.found}
          findText={props.findText}
          noteDrafts={props.noteDrafts}
          openAt={props.openAt}
          onReadingPositionChange={props.onReadingPositionChange}
          onVariantChange={props.onVariantChange}
          onNoteDraftChange={props.onNoteDraftChange}
          onCodeCopy={props.onCodeCopy}
          onRevisionOpen={props.onRevisionOpen}
          onCrisisClose={props.onCrisisClose}
        />
      );
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

export type { ChatGone, ChatScreenContent, ChatScreenProps } from "./ChatScreenProps.ts";
