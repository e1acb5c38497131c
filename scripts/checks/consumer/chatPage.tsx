import { HeartIcon } from "@mimi/ui/icons";
import { Message, useMessageActions } from "@mimi/ui/message";
import type { ChatTurn, MessageAction, MessageProps } from "@mimi/ui/message";
import { MessageList } from "@mimi/ui/message-list";
import { ThemeRoot } from "@mimi/ui/theme-root";
import { useMemo } from "react";
import { createRoot } from "react-dom/client";

declare global {
  /** What the page has recorded. */
  var calls: string[];
}
globalThis.calls = [];

const turns: readonly ChatTurn[] = [
  { kind: "user", id: "1", text: "Is anybody there?", state: "sent" },
  { kind: "character", id: "2", text: "Come *in*.", state: "done" },
];

const star: MessageAction = {
  id: "star",
  label: "Star",
  icon: <HeartIcon />,
  shortcut: "s",
  placement: "toolbar",
  isAvailable: ({ kind }) => kind === "character",
  onSelect: ({ turn }) => calls.push(`star: ${turn.id}`),
};

/** A message with a line of the app below its text. */
function renderTurn(message: MessageProps) {
  return (
    <Message.Root {...message}>
      <Message.Header />
      <Message.Body>
        <Message.Text />
        <p>Read on {message.turn.id}</p>
        <Message.Status />
      </Message.Body>
      <Message.Actions />
    </Message.Root>
  );
}

function Chat() {
  const ours = useMessageActions({ onMessageCopy: (id) => calls.push(`copy: ${id}`) });
  const actions = useMemo(() => [star, ...ours], [ours]);
  return <MessageList turns={turns} characterName="Odile" actions={actions} renderTurn={renderTurn} />;
}

createRoot(document.body.appendChild(document.createElement("div"))).render(
  <ThemeRoot lang="en">
    <Chat />
  </ThemeRoot>,
);
