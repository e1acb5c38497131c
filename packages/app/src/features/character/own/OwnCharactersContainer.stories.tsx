import type { OwnCharacter } from "@mimi/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { OwnCharactersPage } from "../../../app/pages/OwnCharactersPage.tsx";
import { AppFrame } from "../../../testing/AppFrame.tsx";
import { answer, anyQuery } from "../../../testing/storyAnswers.ts";
import { storyCast } from "../../../testing/storyCast.ts";
import { startStory } from "../../../testing/storyServices.ts";

const states = ["draft", "private", "public"] as const;
const items: readonly OwnCharacter[] = storyCast.slice(0, 3).map((summary, index) => {
  const state = states[index] ?? "draft";
  return {
    ...summary,
    state,
    status: state === "draft" ? "draft" : "published",
    status_reason: null,
    visibility: state === "public" ? "public" : "private",
    revision: 1,
    overlong_fields: [],
    deleted_at: null,
    restorable_until: null,
  };
});
const counts = {
  draft: 1,
  private: 1,
  unlisted: 0,
  public: 1,
  pending: 0,
  rejected: 0,
  removed: 0,
  deleted: 0,
};
const page = { items, page: 1, has_more: false, hidden: 0, counts };
const deletion = { id: "orrery", deleted_at: null, restorable_until: null };

const meta = {
  title: "App/Own characters",
  component: OwnCharactersPage,
  tags: ["screen", "!autodocs"],
  parameters: {
    chromatic: { disableSnapshot: true },
    layout: "fullscreen",
    mockAddonConfigs: anyQuery,
    mockData: [
      answer("/character/mine/", page),
      answer("/character/delete/", deletion, { method: "POST" }),
      answer("/character/restore/", deletion, { method: "POST" }),
    ],
  },
  beforeEach: () => startStory({ signedIn: true }),
  decorators: [
    (Story) => (
      <AppFrame address="/characters">
        <Story />
      </AppFrame>
    ),
  ],
} satisfies Meta<typeof OwnCharactersPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A user deletes a draft, and takes that back. */
export const Success: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Actions for Orrery Nine" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
    await expect(await screen.findByText("Orrery Nine is in the bin.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("link", { name: "Orrery Nine" })).toBeNull());
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    const list = within(await screen.findByRole("list", { name: "All" }));
    await expect(await list.findByRole("link", { name: "Orrery Nine" })).toBeVisible();
  },
};

/** A new user. */
export const Empty: Story = {
  parameters: {
    mockData: [
      answer("/character/mine/", {
        ...page,
        items: [],
        counts: { ...counts, draft: 0, private: 0, public: 0 },
      }),
    ],
  },
  play: async () => {
    await expect(await screen.findByText("You have not made a character yet")).toBeVisible();
  },
};

/** The list cannot be loaded after two retries. The user can retry. */
export const Failed: Story = {
  parameters: { mockData: [answer("/character/mine/", null, { status: 500, code: 50001 })] },
  play: async () => {
    await expect(await screen.findByText("Your characters did not load")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await expect(await screen.findByText("Your characters did not load")).toBeVisible();
  },
};

/** A visitor. */
export const SignedOut: Story = {
  beforeEach: () => startStory({ signedIn: false }),
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Log in" })).toBeVisible();
  },
};
