import type { Chat } from "@mimi/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { ChatPage } from "../../../app/pages/ChatPage.tsx";
import { AppFrame } from "../../../testing/AppFrame.tsx";
import {
  ada,
  ageOf,
  characterOf,
  characterOfChat,
  chatKey,
  chatOf,
  messageOf,
} from "../../../testing/contractData.ts";
import { storyCast } from "../../../testing/storyCast.ts";
import { startStory } from "../../../testing/storyServices.ts";
import { typeInTheMiddle } from "../../../testing/typeInTheMiddle.ts";
import { setFinding, showPanel } from "../engine/open.actions.ts";
import type { Panel } from "../engine/chat.store.ts";

const [orrery] = storyCast;
const character = characterOf("orrery", { ...orrery, chat_name: "Orrery" });
const orrerys = { character_id: "orrery", character_name: "Orrery Nine" };
const chat = chatOf(chatKey, {
  ...orrerys,
  title: "Tea, eleven centuries late",
  character: characterOfChat({ chat_name: "Orrery" }),
});
const messages = [
  messageOf("m1", "character", "*The airlock finishes its cycle.* “Welcome. The tea is hot.”"),
  messageOf("m2", "user", "“Who is the second cup for?”", { parent_id: "m1" }),
  messageOf("m3", "character", "“For whoever comes. You came.”", { parent_id: "m2" }),
];

function answer(path: string, data: unknown) {
  return http.get(`*/api${path}`, () => HttpResponse.json({ code: 0, data }));
}

/** The answers to the requests of a chat that opens. */
function answers(parts: Partial<Chat> = {}) {
  const shown = { ...chat, ...parts };
  return [
    answer("/user/", ada),
    answer("/character/detail/", character),
    answer("/chat/messages/", { chat: shown, messages, has_more: false, has_newer: false }),
    answer("/user/quota/", {
      limit: 50,
      used: 12,
      resets_at: "2026-11-21T00:00:00Z",
      counts: ["send"],
    }),
    answer("/chat/list/", { items: [shown], page: 1, has_more: false, hidden: 0 }),
  ];
}

const meta = {
  title: "Tea, eleven centuries late",
  component: ChatPage,
  tags: ["screen", "phone", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true }, layout: "fullscreen", msw: { handlers: answers() } },
  args: { id: "orrery", chatKey },
  beforeEach: () => startStory({ signedIn: true }),
  decorators: [
    (Story) => (
      <AppFrame address={`/character/orrery/chat/${chatKey}`}>
        <Story />
      </AppFrame>
    ),
  ],
} satisfies Meta<typeof ChatPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens a panel when the chat is loaded. Opening it by the menu is tested in e2e/journeys. */
async function openPanel(panel: Panel): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByText(/second cup/, { selector: "article *" })).toBeVisible());
  showPanel(panel);
  return screen.findByRole("dialog", {}, { timeout: 5_000 });
}

/** All chats of the user. */
export const Chats: Story = {
  play: async () => {
    const panel = await openPanel("chats");
    await expect(await within(panel).findByRole("link", { name: chat.title })).toBeVisible();
  },
};

/** Chats with adult characters are hidden. The link to the settings asks for the user's age. */
export const ChatsHidden: Story = {
  parameters: {
    msw: {
      handlers: [
        answer("/chat/list/", { items: [chat], page: 1, has_more: false, hidden: 2 }),
        answer("/user/", { ...ada, adult_attested_at: null }),
        answer("/user/age/", ageOf("statement")),
        ...answers(),
      ],
    },
  },
  play: async () => {
    const panel = await openPanel("chats");
    await expect(await within(panel).findByText("2 chats are hidden: adult content is off.")).toBeVisible();
    await userEvent.click(within(panel).getByRole("button", { name: "Adult content settings" }));
    await expect(
      await screen.findByRole("button", { name: "I am 18 or older" }, { timeout: 15_000 }),
    ).toBeVisible();
  },
};

const line = {
  id: "l1",
  text: "The second cup is for whoever comes.",
  source_message_ids: ["m3"],
  pinned: true,
  automatic: true,
  stale: true,
  created_at: "2026-11-20T11:00:00Z",
  edited_at: null,
};

/** The source of a line was changed, so the line can be deleted or confirmed. */
export const MemoryStale: Story = {
  parameters: {
    msw: {
      handlers: [answer("/chat/memory/", { lines: [line], tokens: { sent: 12, budget: 800 } }), ...answers()],
    },
  },
  play: async () => {
    const panel = await openPanel("memory");
    await expect(await within(panel).findByRole("button", { name: "Remove" })).toBeVisible();
    await expect(within(panel).getByRole("link", { name: /For whoever comes/ })).toBeVisible();
  },
};

/** The chat has a persona. */
export const Persona: Story = {
  parameters: {
    msw: {
      handlers: [
        answer("/persona/list/", {
          items: [{ id: "p1", name: "Marguerite", description: "Plays cards for money.", avatar: null }],
        }),
        ...answers({ persona_id: "p1" }),
      ],
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: /^Marguerite: your persona/ }));
    await expect(await screen.findByRole("radio", { name: "Marguerite" })).toBeChecked();
  },
};

/** The creator has changed the character. */
export const Revision: Story = {
  parameters: {
    msw: {
      handlers: [
        answer("/chat/revision/", {
          pinned: 2,
          newest: 3,
          dismissed: false,
          changes: [
            { field: "greeting", before: "The tea is hot.", after: "The tea is still hot." },
            { field: "definition", before: null, after: null },
          ],
        }),
        ...answers({ newer_revision: 3 }),
      ],
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "See what changed" }));
    await expect(await within(await screen.findByRole("dialog")).findByText("First message")).toBeVisible();
  },
};

/** A rule refused the message: it is in the composer, with the rule. */
export const Blocked: Story = {
  parameters: {
    msw: {
      handlers: [
        http.post("*/api/chat/send/", () =>
          HttpResponse.json(
            { code: 42201, data: null, details: { rule: "banned", anchor: "rules" } },
            { status: 422 },
          ),
        ),
        ...answers(),
      ],
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/second cup/, { selector: "article *" })).toBeVisible());
    const composer = await screen.findByRole("textbox", { name: "Write to Orrery" });
    await userEvent.type(composer, "Something held back{Enter}");
    await expect(await screen.findByRole("link", { name: /Read the rule/ })).toHaveAttribute(
      "href",
      "/policy#rules",
    );
    await expect(composer).toHaveValue("Something held back");
  },
};

/** Memory: a new line. */
export const MemoryTyping: Story = {
  parameters: {
    msw: {
      handlers: [answer("/chat/memory/", { lines: [], tokens: { sent: 0, budget: 800 } }), ...answers()],
    },
  },
  play: async () => {
    const panel = await openPanel("memory");
    await userEvent.click(await within(panel).findByRole("button", { name: "Add a memory" }));
    await typeInTheMiddle(await within(panel).findByRole("textbox"));
  },
};

/** A new persona. */
export const PersonaTyping: Story = {
  ...Persona,
  play: async () => {
    const panel = await openPanel("persona");
    await userEvent.click(await within(panel).findByRole("button", { name: "Create a persona" }));
    for (const field of await within(panel).findAllByRole("textbox")) await typeInTheMiddle(field);
  },
};

/** The search in the chat, above its composer. */
export const FindTyping: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByText(/second cup/, { selector: "article *" })).toBeVisible());
    setFinding(true);
    await typeInTheMiddle(await screen.findByRole("textbox", { name: "Find in this chat" }));
  },
};
