import type { Message } from "@mimi/contract";
import { MessageList, type MessageListProps } from "@mimi/ui/message-list";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { ref, snapshot, subscribe, useSnapshot } from "valtio";
import { chatState, streamingState } from "../../../packages/app/src/features/chat/engine/chat.store.ts";
import { chatView } from "../../../packages/app/src/features/chat/view/chatView.ts";
import { systemMessagesState } from "../../../packages/app/src/features/chat/systemMessages/systemMessages.store.ts";
import { useStreamingMessage } from "../../../packages/app/src/features/chat/view/useStreamingMessage.ts";
import { messageOf } from "../../../packages/app/src/testing/contractData.ts";
import { hostileTexts } from "../../../packages/ui/src/components/Markdown/hostileTexts.fixtures.ts";
import { proseOf } from "./prose.ts";
import { drawn, frame, type MakeScene, stage } from "./scenes.ts";

type Turn = MessageListProps["turns"][number];
type StreamingText = NonNullable<Extract<Turn, { kind: "character" }>["streamingText"]>;

/** Tokens per frame. */
const PER_FRAME = 4;
const session = { kind: "visitor" } as const;
const now = new Date("2026-11-20T12:00:00Z");

/** The chat as the app renders it, from the app's stores. */
function Messages() {
  return <Turns streaming={useStreamingMessage()} />;
}

/** The text without the throttle. */
const everyWord: StreamingText = {
  read: () => streamingState.text,
  subscribe: (draw) => subscribe(streamingState, draw, true),
};

/** The same, rendered again for every token. */
function TokenByToken() {
  return <Turns streaming={useStreamingMessage()} streamingText={everyWord} />;
}

interface TurnsProps {
  streaming: ReturnType<typeof useStreamingMessage>;
  /** Replaces the app's streaming text. */
  streamingText?: StreamingText;
}

function Turns({ streaming, streamingText }: TurnsProps) {
  const chat = useSnapshot(chatState);
  const systemMessages = useSnapshot(systemMessagesState);
  const { turns } = chatView(chat, {
    streaming,
    systemMessages,
    session,
    isOnline: true,
    discreet: false,
    now,
  });
  return (
    <div style={{ blockSize: "100dvh", display: "flex", flexDirection: "column" }}>
      <MessageList
        turns={streamingText ? turns.map((turn) => withStreamingText(streamingText, turn)) : turns}
        characterName="Odile"
      />
    </div>
  );
}

function withStreamingText(streamingText: StreamingText, turn: Turn): Turn {
  return turn.kind === "character" && turn.streamingText ? { ...turn, streamingText } : turn;
}

function fill(size: number): void {
  const text = proseOf(60).join("");
  const messages: Message[] = Array.from({ length: size }, (_, place) =>
    messageOf(`m${place}`, place % 2 === 0 ? "character" : "user", text),
  );
  chatState.status = { kind: "ready" };
  chatState.messages = ref(messages);
}

async function show(messages: ReactNode): Promise<void> {
  createRoot(stage()).render(messages);
  await drawn();
  // Waits until fonts are loaded and rows are measured.
  await document.fonts.ready;
  await drawn();
}

/** Opening a chat of `size` messages at its end. */
export const open: MakeScene = async ({ size = 50 }) => {
  fill(size);
  return {
    run: async () => {
      createRoot(stage()).render(<Messages />);
      await drawn();
      await drawn();
      const last = document.querySelector("[role=log]")?.lastElementChild;
      if (!last || last.getBoundingClientRect().bottom > innerHeight + 1)
        throw new Error("The chat did not open at its end.");
      return undefined;
    },
  };
};

/** Characters of the longest reply. */
const LONGEST = 100_000;
/** Frames without a change after which a reply is complete. */
const STILL = 5;

/** Rendering a stored reply of maximum length; measures the longest task. */
export const longReply: MakeScene = async ({ pattern }) => {
  const { prose, hostile } = hostileTexts(LONGEST);
  const text = pattern === undefined ? prose : hostile[pattern];
  if (text === undefined) throw new Error(`There is no hostile text named ${pattern}.`);
  fill(0);
  chatState.messages = ref([messageOf("m0", "character", text)]);
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ type: "longtask" });
  return {
    run: async () => {
      createRoot(stage()).render(<Messages />);
      await drawn();
      let length = -1;
      for (let still = 0; still < STILL; still += 1) {
        await frame();
        const { scrollHeight } = document.querySelector("[role=log]") ?? stage();
        if (scrollHeight !== length) still = 0;
        length = scrollHeight;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
      observer.disconnect();
      return longest;
    },
  };
};

/** A reply of `tokens` after a history of `size`. */
export const stream: MakeScene = async ({ size = 1, tokens = 800, singly = false }) => {
  fill(size);
  await show(singly ? <TokenByToken /> : <Messages />);
  const all = proseOf(tokens);
  return {
    run: async () => {
      streamingState.messageId = "reply";
      for (let from = 0; from < all.length; from += PER_FRAME) {
        await frame();
        streamingState.text += all.slice(from, from + PER_FRAME).join("");
      }
      await drawn();
      if (!stage().textContent.includes("cup down")) throw new Error("The reply does not show.");
      return undefined;
    },
  };
};

/** The cost of a token in the stores alone, in a chat of `size` messages. */
export const state: MakeScene = async ({ size = 50 }) => {
  fill(size);
  snapshot(chatState);
  streamingState.messageId = "reply";
  const tokens = proseOf(4_000);
  return {
    run: async () => {
      const start = performance.now();
      for (const token of tokens) {
        streamingState.text += token;
        snapshot(streamingState);
        snapshot(chatState);
      }
      return performance.now() - start;
    },
  };
};
