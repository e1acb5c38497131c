import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { ChatsPage } from "../../../app/pages/ChatsPage.tsx";
import { AppFrame } from "../../../testing/AppFrame.tsx";
import { ada, chatOf } from "../../../testing/contractData.ts";
import { answer, anyQuery } from "../../../testing/storyAnswers.ts";
import { storyCast } from "../../../testing/storyCast.ts";
import { startStory } from "../../../testing/storyServices.ts";
import { typeInTheMiddle } from "../../../testing/typeInTheMiddle.ts";

const [orrery] = storyCast;
const chats = [
  chatOf("a", {
    character_id: "orrery",
    character_name: orrery?.name ?? "",
    title: "Tea, eleven centuries late",
    preview: "“For whoever comes. You came.”",
    updated_at: new Date().toISOString(),
  }),
  chatOf("b", { title: "The lamp", preview: "You are late.", updated_at: "2026-10-20T11:00:00Z" }),
];
const page = { items: chats, page: 1, has_more: false, hidden: 1 };

const meta = {
  title: "Tea, eleven centuries late",
  component: ChatsPage,
  tags: ["screen", "phone", "!autodocs"],
  parameters: {
    chromatic: { disableSnapshot: true },
    layout: "fullscreen",
    mockAddonConfigs: anyQuery,
    mockData: [answer("/chat/list/", page), answer("/user/", ada)],
  },
  beforeEach: () => startStory({ signedIn: true }),
  decorators: [
    (Story) => (
      <AppFrame address="/chats">
        <Story />
      </AppFrame>
    ),
  ],
} satisfies Meta<typeof ChatsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** All chats, with the number of hidden ones. */
export const Success: Story = {
  play: async () => {
    const main = within(await screen.findByRole("main"));
    await expect(await main.findByRole("link", { name: "The lamp" })).toBeVisible();
    await expect(main.getByRole("heading", { name: "October 2026" })).toBeVisible();
    await expect(main.getByText("1 chat is hidden: adult content is off.")).toBeVisible();
    await userEvent.click(main.getByRole("radio", { name: "Character" }));
    await expect(main.getByRole("heading", { name: "Odile" })).toBeVisible();
  },
};

/** The chats do not load. */
export const Failed: Story = {
  parameters: {
    mockData: [answer("/chat/list/", null, { status: 500, code: 50001 }), answer("/user/", ada)],
  },
  play: async () => {
    const main = within(await screen.findByRole("main"));
    await expect(await main.findByRole("button", { name: "Try again" }, { timeout: 10_000 })).toBeVisible();
  },
};

/** A visitor. */
export const SignedOut: Story = {
  beforeEach: () => startStory({ signedIn: false }),
  play: async () => {
    const main = within(await screen.findByRole("main"));
    await expect(await main.findByText("Log in to see your chats")).toBeVisible();
  },
};

/** The search in all chats. */
export const Typing: Story = {
  play: async () => typeInTheMiddle(await screen.findByRole("searchbox", { name: "Search all chats" })),
};
