import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { HomePage } from "../../../app/pages/HomePage.tsx";
import { AppFrame } from "../../../testing/AppFrame.tsx";
import { storyCast } from "../../../testing/storyCast.ts";
import { answer, anyQuery } from "../../../testing/storyAnswers.ts";
import { startStory } from "../../../testing/storyServices.ts";

const tags = ["Mystery", "Science fiction", "Comedy"].map((name, index) => ({
  id: index + 1,
  name,
  slug: name.toLowerCase(),
  count: 9 - index,
}));

const page = { items: storyCast, page: 1, has_more: false, hidden: 3, adult: 3 };
const otherCalls = [answer("/index/top/", storyCast.slice(0, 6)), answer("/tag/", tags)];

const meta = {
  title: "App/Home",
  component: HomePage,
  tags: ["screen", "!autodocs"],
  parameters: {
    chromatic: { disableSnapshot: true },
    layout: "fullscreen",
    mockAddonConfigs: anyQuery,
    mockData: [answer("/index/", page), ...otherCalls],
  },
  beforeEach: () => startStory({ signedIn: false }),
  decorators: [
    (Story) => (
      <AppFrame address="/">
        <Story />
      </AppFrame>
    ),
  ],
} satisfies Meta<typeof HomePage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Home for a visitor. Set a status to 500 in the panel to see one part fail alone. */
export const Success: Story = {
  play: async () => {
    const grid = within(await screen.findByRole("list", { name: "For you" }));
    await expect(grid.getByText("Doctor Lazare")).toBeVisible();
    await expect(await screen.findByRole("button", { name: "Comedy" })).toBeVisible();
  },
};

/** Adult content is off: the count says so, and leads to that setting. */
// Rule: home-counts-adult-apart
export const AdultHidden: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: /^3 adult characters hidden/ }));
    const settings = within(await screen.findByRole("dialog", { name: "Settings" }, { timeout: 5_000 }));
    await expect(await settings.findByRole("heading", { name: "Adult content" })).toBeVisible();
    await expect(settings.getByRole("button", { name: "Log in" })).toBeVisible();
  },
};

/** Adult content is off, and the API leaves out more: the filters have all of it. */
// Rule: home-counts-adult-apart
export const AdultAndFilters: Story = {
  parameters: { mockData: [answer("/index/", { ...page, adult: 1 }), ...otherCalls] },
  play: async () => {
    const count = "3 hidden (1 adult, 2 by your filters). Show them";
    await userEvent.click(await screen.findByRole("button", { name: count }));
    await expect(await screen.findByRole("dialog", { name: "Filters" }, { timeout: 5_000 })).toBeVisible();
  },
};

/** There are no characters. */
export const Empty: Story = {
  parameters: {
    mockData: [
      answer("/index/", { ...page, items: [], hidden: 0, adult: 0 }),
      answer("/index/top/", []),
      answer("/tag/", tags),
    ],
  },
  play: async () => {
    await expect(await screen.findByText("No characters yet")).toBeVisible();
  },
};

/** The list cannot be loaded after two retries, but the rail above it can. The user can retry. */
export const Failed: Story = {
  parameters: { mockData: [answer("/index/", null, { status: 500, code: 50001 }), ...otherCalls] },
  play: async () => {
    await expect(await screen.findByText("The characters did not load")).toBeVisible();
    await expect(await screen.findByText("Marzipan")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await expect(await screen.findByText("The characters did not load")).toBeVisible();
  },
};
