import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { characterCardFixtures } from "./CharacterCard.fixtures.ts";
import stateMeta, * as stories from "./CharacterCard.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Character/CharacterCard",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** In every list of characters. Counts are announced in full. */
export const Plain: Story = {
  ...stories.Plain,
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByRole("link", { name: "Corvin Ashe" })).toHaveAttribute("href", "#corvin");
    const chats = card.getByRole("img", { name: "62,000 chats" });
    await expect(chats).toHaveTextContent("62K");
    // Below the tagline, which has the whole width of the card.
    const start = (element: Element) => element.getBoundingClientRect().left;
    await expect(start(chats)).toBe(start(card.getByRole("link")));
  },
};

/** A favourite: the heart is always visible. */
export const Favourite: Story = {
  ...stories.Favourite,
  play: async ({ args, canvasElement }) => {
    const heart = within(canvasElement).getByRole("button", { name: "Favourite Nephra of the Scales" });
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(heart);
    await expect(args.onFavouriteChange).toHaveBeenCalledWith("nephra", false);
  },
};

/** Every count from 0 to 10^12. */
export const AllCounts: Story = {
  ...stories.AllCounts,
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement)
      .getAllByRole("img", { name: /chats?$/ })
      .map((count) => count.textContent);
    await expect(shown.slice(0, 5)).toEqual(["0", "1", "999", "1K", "1.234K"]);
    await expect(shown.slice(-2)).toEqual(["1.234T", "1T"]);
  },
};

/** On a phone of 320 px a card is 138 px wide: two long counts are below each other, none is cut off. */
export const AllCountsNarrow: Story = {
  render: (args) => <div style={{ inlineSize: 138 }}>{stories.AllCounts.render?.(args, {} as never)}</div>,
  play: async ({ canvasElement }) => {
    const cut = within(canvasElement)
      .getAllByRole("img", { name: /(chat|like)s?$/ })
      .filter((count) => {
        const card = count.closest("div:has(> a)") ?? count;
        return count.getBoundingClientRect().right > card.getBoundingClientRect().right - 12;
      });
    await expect(cut.map((count) => count.textContent)).toEqual([]);
  },
};

/** The user's own draft: only visible to its creator. */
export const Draft: Story = {
  ...stories.Draft,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Draft")).toBeVisible();
  },
};

/** A deleted character: it is not a link. */
export const WithoutLink: Story = {
  ...stories.WithoutLink,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("link")).toBeNull();
  },
};

/** Focused by keyboard: ring, glow and favourite button. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("link")).toHaveFocus();
  },
};

/** Without favourites there is no heart. */
export const WithoutFavourite: Story = {
  ...stories.WithoutFavourite,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

/** The cover failed to load. */
export const BrokenCover: Story = {
  ...stories.BrokenCover,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Y")).toBeInTheDocument();
  },
};

/** An adult character that the user's settings blur: neither name nor cover is rendered. */
export const Adult: Story = {
  ...stories.Adult,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show adult character" }));
    await expect(args.onAdultShow).toHaveBeenCalledWith("adult-1");
    await expect(canvasElement.querySelector("picture")).toBeNull();
  },
};

/** Alone it is no item of a list, and a note is shown in place of the likes. */
export const AloneWithNote: Story = {
  args: { card: { ...characterCardFixtures.edited, likes: 12 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("listitem")).toBeNull();
    await expect(canvas.getByText("Edited 3 hours ago")).toBeVisible();
    await expect(canvas.queryByText("12")).toBeNull();
  },
};
