import { Suspense } from "react";
import { useIsHydrating } from "../../../components/useIsHydrating.ts";
import { lazyWithRetry } from "../../../lazyWithRetry.ts";
import * as css from "./Message.css.ts";
import { useMessage } from "./MessageContext.ts";
import { MessageVariants } from "./tools/MessageVariants.tsx";
import { isInTools } from "./useMessageState.ts";

const MessageTools = lazyWithRetry(async () => (await import("./tools/MessageTools.tsx")).MessageTools);
const MessageNote = lazyWithRetry(async () => (await import("./edit/MessageNote.tsx")).MessageNote);

/**
 * What is below a message: its variants, its actions, and the note for a new variant. The actions are shown on the last
 * reply, and on others while hovered, focused or long-pressed.
 */
export function MessageActions() {
  return (
    <>
      <MessageFooter />
      <Note />
    </>
  );
}

function MessageFooter() {
  const {
    turn,
    copy,
    latest = false,
    editing,
    isActive,
    hasTools,
    alwaysShowsTools,
    ...message
  } = useMessage();
  const { available, hasVariants, changeVariant, regenerate, select, focus } = message;
  const isHydrating = useIsHydrating();
  const isSavedShown = isActive && turn.kind === "user" && turn.state === "sent";
  if (editing !== undefined || !(alwaysShowsTools || hasTools || isSavedShown)) return null;
  const variants = turn.kind === "character" ? turn.variants : undefined;
  return (
    <div
      className={alwaysShowsTools ? css.footer : css.floating}
      data-footer
      data-end={turn.kind === "user" || undefined}
    >
      {isSavedShown && (
        // Already part of the description.
        <span className={css.note} aria-hidden="true">
          {copy.saved}
        </span>
      )}
      {hasVariants && variants !== undefined && (
        <MessageVariants
          {...variants}
          copy={copy}
          canAdd={regenerate !== undefined}
          onStep={changeVariant}
          onAdd={() => regenerate && select(regenerate)}
        />
      )}
      {hasTools && (latest || isActive) && !isHydrating && (
        <Suspense>
          <MessageTools actions={available.filter(isInTools)} onSelect={select} onLeave={focus} />
        </Suspense>
      )}
    </div>
  );
}

function Note() {
  const { turn, regenerate, select, isNoteOpen, setNoteOpen, focus, ...message } = useMessage();
  // A note that was half-written before is there again, without taking the focus.
  const hasNote = (message.noteDraft ?? "") !== "" && regenerate !== undefined;
  if (!isNoteOpen && !hasNote) return null;
  const close = () => {
    setNoteOpen(false);
    focus();
  };
  return (
    <Suspense>
      <MessageNote
        draft={message.noteDraft}
        defaultDraft={message.defaultNoteDraft}
        takesFocus={isNoteOpen}
        onDraftChange={(text) => {
          setNoteOpen(true);
          message.onNoteDraftChange?.(turn.id, text);
        }}
        onSend={(text) => {
          close();
          if (regenerate !== undefined) select(regenerate, text);
        }}
        onCancel={close}
      />
    </Suspense>
  );
}
