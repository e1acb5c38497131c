import { memo, Suspense, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { Markdown } from "../../../components/Markdown/Markdown.tsx";
import { UserText } from "../../../components/Markdown/UserText.tsx";
import { lazyWithRetry } from "../../../lazyWithRetry.ts";
import { isGenerating } from "../ChatTurn.ts";
import type { CharacterTurn } from "../ChatTurn.ts";
import * as css from "./Message.css.ts";
import { useMessage } from "./MessageContext.ts";
import { MessageStatus } from "./MessageStatus.tsx";

export interface MessageBodyProps {
  /** What the message consists of, such as `Message.Text`, own parts, and `Message.Status`. @default the text and its status */
  children?: ReactNode;
}

const MessageEdit = lazyWithRetry(async () => (await import("./edit/MessageEdit.tsx")).MessageEdit);

/** The content of a message. While the message is edited, the form is in its place. */
export function MessageBody({ children }: MessageBodyProps) {
  const { editing, focus } = useMessage();
  if (editing !== undefined)
    return (
      <Suspense>
        <MessageEdit editing={editing} onEnd={focus} />
      </Suspense>
    );
  return (
    children ?? (
      <>
        <MessageText />
        <MessageStatus />
      </>
    )
  );
}

/** The text of a message: prose of the character, or the block of the user. */
export function MessageText() {
  const { turn, characterName, copy, onCodeCopy } = useMessage();
  if (turn.kind === "user")
    return (
      <div className={css.bubble} data-state={turn.state}>
        <UserText text={turn.text} />
      </div>
    );
  if (turn.state === "waiting") return <Thinking label={copy.waiting(characterName)} />;
  return <ReplyText turn={turn} onCodeCopy={onCodeCopy} />;
}

interface ReplyTextProps {
  turn: CharacterTurn;
  onCodeCopy?: (code: string) => void;
}

/** The text received so far. It is rendered again only when it changes, and not when the message is hovered. */
const ReplyText = memo(function ReplyText({ turn, onCodeCopy }: ReplyTextProps) {
  const { subscribe, read } = turn.streamingText ?? { subscribe: nothingArrives, read: () => turn.text };
  const text = useSyncExternalStore(subscribe, read, read);
  return (
    <Markdown
      text={text}
      streaming={isGenerating(turn)}
      truncated={turn.state !== "done"}
      onCodeCopy={onCodeCopy}
    />
  );
});

const nothingArrives = () => () => {};

function Thinking({ label }: { label: string }) {
  return (
    <p className={css.thinking} role="img" aria-label={label}>
      <span />
      <span />
      <span />
    </p>
  );
}
