import { LoadMoreButton } from "../../../components/LoadMore/LoadMoreButton.tsx";
import type { More } from "../../../components/states.ts";
import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import { Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ReactElement } from "react";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy, useNumberFormat } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { ArrowDownIcon } from "../../../components/Icon/ArrowDownIcon.generated.ts";
import { useIsHydrating } from "../../../components/useIsHydrating.ts";
import { VirtualList } from "../../../components/VirtualList/VirtualList.tsx";
import type { VirtualListHandle } from "../../../components/VirtualList/VirtualList.tsx";
import { isGenerating, speakerName } from "../ChatTurn.ts";
import type { ChatTurn } from "../ChatTurn.ts";
import type { FindText } from "../findWords.ts";
import { Message } from "../Message/Message.tsx";
import type { MessageCallbacks, MessageProps } from "../Message/Message.tsx";
import { messageListCopy } from "./MessageList.copy.ts";
import type { MessageListCopy } from "./MessageList.copy.ts";
import { lazyWithRetry } from "../../../lazyWithRetry.ts";
import * as css from "./MessageList.css.ts";
import { useStableCallbacks } from "../useStableCallbacks.ts";
import { useReadingPosition } from "./useReadingPosition.ts";
import type { ReadingPosition } from "./useReadingPosition.ts";
import { useTurnFocus } from "./useTurnFocus.ts";

const DeferredParts = lazyWithRetry(
  async () => (await import("./MessageListDeferredParts.tsx")).DeferredParts,
);

export interface MessageListProps
  extends RootProps,
    MessageCallbacks,
    Pick<MessageProps, "actions" | "editing"> {
  /**
   * In order, with the notices between them. None is added: pass a `disclosure` where your law asks for one. One may be streaming,
   * usually the last; the others keep their object identity.
   */
  turns: readonly ChatTurn[];
  /**
   * Renders an entry from its props: `Message`, or an own one that is composed of its parts. The same function while nothing
   * changes. @default Message
   */
  renderTurn?: (message: MessageProps) => ReactElement;
  /** The character's name, shown above its messages. */
  characterName: string;
  /** Messages before the first one. @default "none" */
  older?: More;
  /** The user scrolled near the first message, or asked for earlier ones. */
  onLoadOlder?: () => void;
  /** Messages after the last one, when the chat was opened at a search hit. @default "none" */
  newer?: More;
  /** The user scrolled near the last message, or asked for later ones. */
  onLoadNewer?: () => void;
  /** The user wants to go to the end of the chat, which is not loaded. */
  onLatestOpen?: () => void;
  /** A message to scroll to and highlight, such as a search hit. A new object scrolls there again. */
  found?: {
    /** The message with the match. */
    readonly turnId: string;
    /** The words of the search, which are marked in all messages. @default none */
    readonly highlight?: string;
  };
  /** Finds the words of the search in a text, to mark them. @default words that begin with them, in any case */
  findText?: FindText;
  /** Notes for new variants that were typed and not sent, by message. Absent: each form holds its own. */
  noteDrafts?: Readonly<Record<string, string>>;
  /** Where the list opens, such as the last position of `onReadingPositionChange`. A new object scrolls there again. Absent: at the end. */
  openAt?: ReadingPosition;
  /** The user reads elsewhere, once scrolling rests; undefined at the end. */
  onReadingPositionChange?: (position: ReadingPosition | undefined) => void;
  /** Texts of the component. @default English */
  copy?: Copy<MessageListCopy>;
}

type Row = ChatTurn | { kind: "older"; id: string } | { kind: "newer"; id: string };

/**
 * The message list. It is virtualized: ten thousand messages cost what fifty do. It sticks to a streaming reply while
 * the user is at the end, and never moves the scroll position otherwise.
 *
 * @example
 * <MessageList turns={turns} characterName="Odile" />
 */
export function MessageList(props: MessageListProps) {
  const {
    turns,
    characterName,
    actions,
    renderTurn = renderMessage,
    older = "none",
    newer = "none",
    found,
    findText,
    editing,
    noteDrafts,
    openAt,
    onLoadOlder,
    onLoadNewer,
    onLatestOpen,
    onVariantChange,
    onNoteDraftChange,
    onCodeCopy,
    onRevisionOpen,
    onCrisisClose,
  } = props;
  const copy = useCopy(messageListCopy, props.copy);
  const number = useNumberFormat();
  const list = useRef<VirtualListHandle>(null);
  const [leftAt, setLeftAt] = useState<string>();
  const callbacks = useStableCallbacks<MessageCallbacks>({
    onNoteDraftChange,
    onCodeCopy,
    onRevisionOpen,
    onCrisisClose,
    onVariantChange:
      onVariantChange &&
      ((id, index) => {
        // A short variant in place of a long one must not throw the reader elsewhere.
        list.current?.holdRow(id);
        onVariantChange(id, index);
      }),
  });
  const last = turns.at(-1);
  const lastId = last?.id;
  const lastMessageId = turns.findLast(({ kind }) => kind === "user" || kind === "character")?.id;
  const { keepMounted, ...focus } = useTurnFocus(turns);
  const isHydrating = useIsHydrating();
  const isComplete = newer === "none";

  // Sending a message scrolls to the end from anywhere.
  const lastUserTurnId = last?.kind === "user" ? last.id : undefined;
  useLayoutEffect(() => {
    if (lastUserTurnId !== undefined) list.current?.scrollToEnd();
  }, [lastUserTurnId]);
  // After the effect above: a list that is opened elsewhere has nothing that was just sent.
  useLayoutEffect(() => {
    if (openAt !== undefined) list.current?.placeRow(openAt.turnId, openAt.offsetPx);
  }, [openAt]);
  // Help stays in view until it is closed, and the reply is below it.
  const openHelpId = openHelpOf(turns);
  useEffect(() => {
    if (openHelpId !== undefined) list.current?.scrollToRow(openHelpId, "start");
  }, [openHelpId]);
  useEffect(() => {
    if (found !== undefined) list.current?.scrollToRow(found.turnId);
  }, [found]);

  const unread = leftAt === undefined ? 0 : turns.length - 1 - turns.findIndex(({ id }) => id === leftAt);
  const jump = () => {
    if (isComplete) list.current?.scrollToEnd();
    else onLatestOpen?.();
  };

  const isAway = leftAt !== undefined || !isComplete;
  const onScroll = useReadingPosition(isAway, props.onReadingPositionChange);

  const editedId = editing?.turnId;
  const foundId = found?.turnId;
  // Any message may stream: an earlier reply is regenerated in place.
  const streamingTurn = turns.findLast(isGenerating);
  const busy = streamingTurn !== undefined;
  const setSize = older === "none" && isComplete ? turns.length : -1;
  const draw = useCallback(
    (row: Row, index: number) => (
      <div className={css.column}>
        {row.kind === "older" || row.kind === "newer" ? (
          <div className={css.more}>
            <LoadMoreButton
              variant="quiet"
              more={row.kind === "older" ? older : newer}
              onLoadMore={row.kind === "older" ? onLoadOlder : onLoadNewer}
            >
              {copy[row.kind]}
            </LoadMoreButton>
          </div>
        ) : (
          renderTurn({
            ...callbacks,
            turn: row,
            actions,
            characterName,
            latest: row.id === lastMessageId,
            pending: busy,
            found: row.id === foundId,
            editing: row.id === editedId ? editing : undefined,
            noteDraft: noteDrafts && (noteDrafts[row.id] ?? ""),
            // Before the first one may be the button for earlier ones.
            position: older === "none" ? index + 1 : index,
            setSize,
          })
        )}
      </div>
    ),
    [
      older,
      newer,
      onLoadOlder,
      onLoadNewer,
      copy,
      callbacks,
      actions,
      renderTurn,
      characterName,
      lastMessageId,
      busy,
      foundId,
      editedId,
      editing,
      noteDrafts,
      setSize,
    ],
  );

  return (
    <div data-mimi-messages="" {...rootProps(props, css.frame)}>
      <VirtualList<Row>
        ref={list}
        className={css.scroller}
        role="log"
        label={copy.label(characterName)}
        rows={withEnds(turns, older, newer)}
        stickToBottom={isComplete}
        // Before the first message one reads from the start: the notice that it is an AI's, and the greeting.
        opensAt={turns.some(({ kind }) => kind === "user") || older !== "none" ? "end" : "start"}
        isLastGrowing={streamingTurn !== undefined && streamingTurn.id === lastId}
        keepMounted={[...keepMounted, editing?.turnId]}
        keepInView={openHelpId}
        onDetachedChange={(away) => setLeftAt(away ? lastId : undefined)}
        onNearStart={older === "available" ? onLoadOlder : undefined}
        onNearEnd={newer === "available" ? onLoadNewer : undefined}
        {...focus}
        onScroll={onScroll}
      >
        {draw}
      </VirtualList>
      {editing === undefined && isAway && (
        <div className={css.latest}>
          <Button variant="secondary" icon={<ArrowDownIcon />} onClick={jump}>
            <span className={css.latestLabel}>
              {unread > 0 ? copy.latestNew(number(unread)) : copy.latest}
            </span>
          </Button>
        </div>
      )}
      {!isHydrating && (
        <Suspense>
          <DeferredParts
            list={list}
            turns={turns}
            streamingId={streamingTurn?.id}
            announce={(reply, text) => copy.replied(speakerName(reply) ?? characterName, text)}
            stalled={copy.stalled(speakerName(streamingTurn) ?? characterName)}
            highlight={found?.highlight}
            findText={findText}
          />
        </Suspense>
      )}
    </div>
  );
}

function renderMessage(message: MessageProps): ReactElement {
  return <Message {...message} />;
}

/** The help after the last message of the user. */
function openHelpOf(turns: readonly ChatTurn[]): string | undefined {
  const from = turns.findLastIndex(({ kind }) => kind === "user");
  return turns.slice(from + 1).find(({ kind }) => kind === "crisis")?.id;
}

// Constant elements, so that they are not rendered again.
const toOlder: Row = { kind: "older", id: "older" };
const toNewer: Row = { kind: "newer", id: "newer" };

function withEnds(turns: readonly ChatTurn[], older: More, newer: More): Row[] {
  return [...(older === "none" ? [] : [toOlder]), ...turns, ...(newer === "none" ? [] : [toNewer])];
}

export type { ReadingPosition } from "./useReadingPosition.ts";
export type * from "../ChatTurn.ts";
