import type { Variant, StreamPart } from "@mimi/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { ChatPage } from "../../../app/pages/ChatPage.tsx";
import { AppFrame } from "../../../testing/AppFrame.tsx";
import { ada, characterOf, chatKey, messageOf } from "../../../testing/contractData.ts";
import { storyCast } from "../../../testing/storyCast.ts";
import { startStory } from "../../../testing/storyServices.ts";
import { typeInTheMiddle } from "../../../testing/typeInTheMiddle.ts";

const resets_at = "2026-11-21T00:00:00Z";
const [orrery] = storyCast;
const character = characterOf("orrery", {
  ...orrery,
  chat_name: "Orrery",
  greeting:
    "*The airlock finishes its cycle.* “Welcome, {{user}}. The tea has been hot for eleven centuries.”",
});
const greeting = character.greeting.replace("{{user}}", ada.user_name);
const page = { items: [], page: 1, has_more: false, hidden: 0 };

function answer(path: string, data: unknown) {
  return http.get(`*/api${path}`, () => HttpResponse.json({ code: 0, data }));
}

const answers = [
  answer("/user/", ada),
  answer("/character/detail/", character),
  answer("/character/last_history/", { chat: null, messages: [], has_more: false, has_newer: false }),
  answer("/character/new_chatkey/", { chat_key: chatKey }),
  answer("/user/quota/", { limit: 50, used: 12, resets_at, counts: ["send"] }),
  answer("/chat/list/", page),
];

function variantOf(text: string, index: number): Variant {
  return { id: `a${index}`, text, created_at: "2026-11-20T11:00:00Z", finish: "complete", original: null };
}

/** A reply as the API streams it. The id of an event is the number of characters so far. */
function streamed(texts: readonly string[], ending: readonly StreamPart[]) {
  return http.post("*/api/chat/send/", () => {
    const text: StreamPart[] = texts.map((delta) => ({ type: "text-delta", id: "m2", delta }));
    const accepted: StreamPart = {
      type: "data-accepted",
      data: {
        chat_key: chatKey,
        user_message_id: "m1",
        reply_id: "m2",
        alternative_id: "a1",
        alternative_index: 0,
        greeting: messageOf("m0", "character", greeting, {
          alternatives: [greeting, "The door is open."].map(variantOf),
        }),
        quota: { limit: 50, used: 13, resets_at },
      },
    };
    let at = 0;
    const events = [accepted, ...text, ...ending].map((part) => {
      if (part.type === "text-delta") at += part.delta.length;
      return `id: ${at}\ndata: ${JSON.stringify(part)}\n\n`;
    });
    return new HttpResponse([...events, "data: [DONE]\n\n"].join(""), {
      headers: { "content-type": "text/event-stream" },
    });
  });
}

const meta = {
  title: "App/Chat",
  component: ChatPage,
  tags: ["screen", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true }, layout: "fullscreen" },
  args: { id: "orrery" },
  beforeEach: () => startStory({ signedIn: true }),
  decorators: [
    (Story) => (
      <AppFrame address="/character/orrery/chat">
        <Story />
      </AppFrame>
    ),
  ],
} satisfies Meta<typeof ChatPage>;
export default meta;

type Story = StoryObj<typeof meta>;

async function send(text: string): Promise<void> {
  const composer = await screen.findByRole("textbox", { name: "Write to Orrery" });
  await waitFor(() => expect(screen.getByText(/hot for eleven centuries/)).toBeVisible());
  // Otherwise the quota of before may arrive after that of the message.
  await screen.findByText("38 of 50 messages left");
  await userEvent.type(composer, `${text}{Enter}`);
}

/** A message is sent and its reply arrives as an event stream. */
export const Streaming: Story = {
  parameters: {
    msw: {
      handlers: [
        streamed(
          ["*It waves.* ", "“Query: ", "do you ", "take milk?”"],
          [{ type: "data-ended", data: { finish: "complete" } }, { type: "finish" }],
        ),
        ...answers,
      ],
    },
  },
  play: async () => {
    await send("Good evening.");
    await expect(
      await screen.findByText("take milk?”", { exact: false, selector: "article *" }),
    ).toBeVisible();
    await expect(await screen.findByText("37 of 50 messages left")).toBeVisible();
  },
};

/** The model fails in the middle of the reply: its text so far stays, and it can be regenerated. */
export const ReplyFailed: Story = {
  parameters: {
    msw: {
      handlers: [
        streamed(
          ["*It waves.* “Query: "],
          [
            {
              type: "data-failure",
              data: { code: 50201, reason: "model_timeout", retryable: true },
            },
            { type: "error", errorText: "providerFailed: model_timeout" },
            { type: "data-ended", data: { finish: "error" } },
            { type: "finish" },
          ],
        ),
        ...answers,
      ],
    },
  },
  play: async () => {
    await send("Good evening.");
    await waitFor(() => expect(screen.getByText("The AI took too long to answer.")).toBeVisible());
    await expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

/** The message cannot be sent: its text is kept, and it can be retried. */
export const NotSent: Story = {
  parameters: { msw: { handlers: [http.post("*/api/chat/send/", () => HttpResponse.error()), ...answers] } },
  play: async () => {
    await send("Good evening.");
    await expect(await screen.findByText(/Mimi could not be reached/)).toBeVisible();
    await waitFor(() => expect(screen.getByText("Good evening.")).toBeVisible());
  },
};

/** What is typed in the composer stays where it is typed. */
export const Typing: Story = {
  parameters: { msw: { handlers: answers } },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/hot for eleven centuries/)).toBeVisible());
    await typeInTheMiddle(screen.getByRole("textbox", { name: "Write to Orrery" }));
  },
};
