import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { SearchPage } from "../../../app/pages/SearchPage.tsx";
import { AppFrame } from "../../../testing/AppFrame.tsx";
import { answer, anyQuery } from "../../../testing/storyAnswers.ts";
import { storyCast } from "../../../testing/storyCast.ts";
import { startStory } from "../../../testing/storyServices.ts";
import { typeInTheMiddle } from "../../../testing/typeInTheMiddle.ts";

const tags = ["Mystery", "Science fiction", "Comedy"].map((name, index) => ({
  id: index + 1,
  name,
  slug: name.toLowerCase(),
  count: 9 - index,
}));
const page = { items: storyCast.slice(0, 5), page: 1, has_more: false, hidden: 3, adult: 2 };
const creator = { uid: "u9", user_name: "orrin", avatar: null, characters: 4 };
const otherCalls = [answer("/tag/", tags), answer("/index/top/", storyCast.slice(0, 6))];

const meta = {
  title: "App/Search",
  component: SearchPage,
  tags: ["screen", "!autodocs"],
  parameters: {
    chromatic: { disableSnapshot: true },
    layout: "fullscreen",
    mockAddonConfigs: anyQuery,
    mockData: [answer("/search/", page), answer("/search/creators/", [creator]), ...otherCalls],
    address: "/search?q=orr",
  },
  beforeEach: () => startStory({ signedIn: false }),
  decorators: [
    (Story, { parameters }) => (
      <AppFrame address={parameters.address as string}>
        <Story />
      </AppFrame>
    ),
  ],
} satisfies Meta<typeof SearchPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Results, with creators by that name, and with the number of hidden characters. */
export const Success: Story = {
  play: async () => {
    await expect(await screen.findByText("Orrery Nine")).toBeVisible();
    await expect(await screen.findByRole("link", { name: /orrin/ })).toBeVisible();
    await expect(screen.getByText(/2 adult characters match too/)).toBeVisible();
    await expect(screen.getByText("1 match is hidden by your filters.")).toBeVisible();
  },
};

/** The field is empty: tags, and the top characters of the week. */
export const Before: Story = {
  parameters: { address: "/search" },
  play: async () => {
    const main = within(await screen.findByRole("main"));
    await expect(await main.findByText("Mystery")).toBeVisible();
  },
};

/** No results: the nearest tags, and the way to write the character. */
export const Empty: Story = {
  parameters: {
    mockData: [
      answer("/search/", { ...page, items: [], hidden: 0, adult: 0 }),
      answer("/search/creators/", []),
      ...otherCalls,
    ],
  },
  play: async () => {
    await expect(await screen.findByText("Create it")).toBeVisible();
  },
};

/** The search fails. The text stays, and the user can retry. */
export const Failed: Story = {
  parameters: {
    mockData: [
      answer("/search/", null, { status: 500, code: 50001 }),
      answer("/search/creators/", [], {}),
      ...otherCalls,
    ],
  },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

/** The address follows what is typed, and changes nothing in the field. */
export const Typing: Story = {
  play: async () => typeInTheMiddle(await within(await screen.findByRole("main")).findByRole("searchbox")),
};
