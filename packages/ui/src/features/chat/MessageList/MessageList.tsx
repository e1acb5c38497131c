import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { ArrowDownIcon } from "../../../components/Icon/ArrowDownIcon.generated.ts";
import { VirtualList } from "../../../components/VirtualList/VirtualList.tsx";
import type { VirtualListHandle } from "../../../components/VirtualList/VirtualList.tsx";
import { isGenerating } from "../ChatTurn.ts";
import type { ChatTurn } from "../ChatTurn.ts";
import { Message } from "../Message/Message.tsx";
import type { MessageActions, MessageEditing } from "../Message/Message.tsx";
import type { MessageCopy } from "../Message/Message.copy.ts";
import type { MessagePartCopy } from "../Message/MessagePart.copy.ts";
import { messageListCopy } from "./MessageList.copy.ts";
import type { MessageListCopy } from "./MessageList.copy.ts";
import * as css from "./MessageList.css.ts";
import { FinishedReply } from "./MessageListFinishedReply.tsx";
import { useStableCallbacks } from "./useStableCallbacks.ts";
import { useTurnFocus } from "./useTurnFocus.ts";

/** Whether there is more of a conversation beyond what is loaded, and whether it is on its way. */
export type MoreTurns = "none" | "available" | "loading";

export interface MessageListProps extends MessageActions {
  /** In reading order. One may be growing, mostly the last; the others keep their identity while it does. */
  turns: readonly ChatTurn[];
  /** The name that stands over what the character says. */
  characterName: string;
  /** Messages before the first one. @default "none" */
  older?: MoreTurns;
  /** The reader wants the messages before the first one shown, or comes near to them. */
  onOlder?: () => void;
  /** Messages after the last one, when the chat was opened in its middle, at a search hit. @default "none" */
  newer?: MoreTurns;
  /** The reader wants the messages after the last one shown, or comes near to them. */
  onNewer?: () => void;
  /** The reader wants the end of the conversation, which is not loaded. */
  onLatest?: () => void;
  /** A turn to go to and to mark, such as a search hit. Another object goes there again. */
  found?: { readonly turnId: string };
  /** The turn that is being changed where it stands. */
  editing?: MessageEditing;
  /** Its words. @default English */
  copy?: MessageListCopy;
  /** Words of the turns. @default English */
  messageCopy?: MessageCopy;
  /** Words of those parts of a turn that are loaded on demand. @default English */
  partCopy?: MessagePartCopy;
}

type Row = ChatTurn | { kind: "older"; id: string } | { kind: "newer"; id: string };

/**
 * The conversation. Only what is near the screen is in the document, so ten thousand messages cost what fifty
 * do. It follows a growing reply while the reader is at its end, and never takes the scroll away otherwise.
 */
export function MessageList(props: MessageListProps) {
  const { turns, characterName, older = "none", newer = "none", found, editing, ...others } = props;
  const { onOlder, onNewer, onLatest, copy = messageListCopy, messageCopy, partCopy, ...given } = others;
  const list = useRef<VirtualListHandle>(null);
  const [leftAt, setLeftAt] = useState<string>();
  const actions = useStableCallbacks<MessageActions>(given);
  const last = turns.at(-1);
  const lastId = last?.id;
  const lastSpokenId = turns.findLast(({ kind }) => kind === "user" || kind === "character")?.id;
  const { kept, ...focus } = useTurnFocus(turns);
  const isWhole = newer === "none";

  // Who says something goes on from there, wherever they were reading.
  const saidId = last?.kind === "user" ? last.id : undefined;
  useLayoutEffect(() => {
    if (saidId !== undefined) list.current?.scrollToEnd();
  }, [saidId]);
  useEffect(() => {
    if (found !== undefined) list.current?.scrollToRow(found.turnId);
  }, [found]);

  const unread = leftAt === undefined ? 0 : turns.length - 1 - turns.findIndex(({ id }) => id === leftAt);
  const jump = () => {
    if (isWhole) list.current?.scrollToEnd();
    else onLatest?.();
  };

  const editedId = editing?.turnId;
  const foundId = found?.turnId;
  // Wherever it stands: an earlier reply that is written anew grows in its own place.
  const growing = turns.findLast(isGenerating);
  const busy = growing !== undefined;
  const setSize = older === "none" && isWhole ? turns.length : -1;
  const draw = useCallback(
    (row: Row, index: number) => (
      <div className={css.column}>
        {row.kind === "older" || row.kind === "newer" ? (
          <More
            state={row.kind === "older" ? older : newer}
            onPress={row.kind === "older" ? onOlder : onNewer}
          >
            {copy[row.kind]}
          </More>
        ) : (
          <Message
            {...actions}
            turn={row}
            characterName={characterName}
            latest={row.id === lastSpokenId}
            busy={busy}
            found={row.id === foundId}
            editing={row.id === editedId ? editing : undefined}
            // The row before the first turn is the way to earlier ones, or what stands at the start.
            place={index}
            setSize={setSize}
            copy={messageCopy}
            partCopy={partCopy}
          />
        )}
      </div>
    ),
    [
      older,
      newer,
      onOlder,
      onNewer,
      copy,
      actions,
      characterName,
      lastSpokenId,
      busy,
      foundId,
      editedId,
      editing,
      setSize,
      messageCopy,
      partCopy,
    ],
  );

  return (
    <div className={css.frame}>
      <VirtualList<Row>
        ref={list}
        className={css.scroller}
        role="log"
        label={copy.label(characterName)}
        rows={withEnds(turns, older, newer)}
        stickToBottom={isWhole}
        keepMounted={[...kept, editing?.turnId]}
        onDetachedChange={(away) => setLeftAt(away ? lastId : undefined)}
        onNearStart={older === "available" ? onOlder : undefined}
        onNearEnd={newer === "available" ? onNewer : undefined}
        {...focus}
      >
        {draw}
      </VirtualList>
      {(leftAt !== undefined || !isWhole) && (
        <div className={css.latest}>
          <Button variant="secondary" icon={<ArrowDownIcon />} onPress={jump}>
            {unread > 0 ? copy.latestNew(unread) : copy.latest}
          </Button>
        </div>
      )}
      <FinishedReply
        turns={turns}
        growingId={growing?.id}
        announce={(text) => copy.replied(characterName, text)}
      />
    </div>
  );
}

interface MoreProps {
  state: MoreTurns;
  onPress?: () => void;
  children: string;
}

function More({ state, onPress, children }: MoreProps) {
  return (
    <div className={css.more}>
      <Button variant="quiet" loading={state === "loading"} onPress={onPress}>
        {children}
      </Button>
    </div>
  );
}

// Always the same, so that they are not drawn again.
const start: Row = { kind: "disclosure", id: "disclosure", moment: "start" };
const toOlder: Row = { kind: "older", id: "older" };
const toNewer: Row = { kind: "newer", id: "newer" };

function withEnds(turns: readonly ChatTurn[], older: MoreTurns, newer: MoreTurns): Row[] {
  return [older === "none" ? start : toOlder, ...turns, ...(newer === "none" ? [] : [toNewer])];
}
