import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { MoreIcon } from "../../../components/Icon/MoreIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { interaction } from "../../../interaction.fixtures.ts";
import { namedStates } from "../../../namedStates.fixtures.ts";
import {
  characterCardFixtures,
  characterCardFixtures as cards,
  countFixtures,
} from "./CharacterCard.fixtures.ts";
import { CharacterCard, CharacterCardSkeleton } from "./CharacterCard.tsx";

const meta = {
  title: "Features/Character/CharacterCard",
  component: CharacterCard,
  args: { card: cards.plain, onFavouriteChange: fn(), onAdultShow: fn() },
  argTypes: { card: namedStates(cards) },
  // A card is an item of a list.
  decorators: [
    (Story) => (
      <main>
        <div style={{ inlineSize: 227 }}>
          <Story />
        </div>
      </main>
    ),
  ],
} satisfies Meta<typeof CharacterCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In every list of characters. Counts are announced in full. */
export const Plain: Story = {};

/** A favourite: the heart is always visible. */
export const Favourite: Story = { args: { card: cards.favourite } };

/** Liked: the thumb is filled. */
export const Liked: Story = { args: { card: cards.liked } };

/** Liked and a favourite. */
export const LikedFavourite: Story = { args: { card: cards.likedFavourite } };

/** Every count from 0 to 10^12. */
export const AllCounts: Story = {
  render: (args) => (
    <>
      {countFixtures.map((card) => (
        <CharacterCard key={card.id} {...args} card={card} />
      ))}
    </>
  ),
};

/** A right-to-left name and tagline. */
export const RightToLeftName: Story = { args: { card: cards.rightToLeft } };

/** Texts far beyond the limits. */
export const ExtremeTexts: Story = { args: { card: cards.extremeTexts } };

/** The user's own draft: only visible to its creator. */
export const Draft: Story = { args: { card: cards.draft } };

/** The user's own private character. */
export const Private: Story = { args: { card: cards.private } };

/** The user's own unlisted character. */
export const Unlisted: Story = { args: { card: cards.unlisted } };

/** The user's own character that waits for review. */
export const InReview: Story = { args: { card: cards.pending } };

/** The user's own rejected character. */
export const Rejected: Story = { args: { card: cards.rejected } };

/** The user's own public character, with a menu and when it was edited. */
export const WithAction: Story = {
  args: {
    card: cards.edited,
    action: <IconButton size="small" variant="onCover" label="Actions" icon={<MoreIcon size={20} />} />,
    onFavouriteChange: undefined,
  },
};

/** A deleted character: it is not a link. */
export const WithoutLink: Story = { args: { card: cards.withoutLink } };

/** Without favourites there is no heart. */
export const WithoutFavourite: Story = { args: { onFavouriteChange: undefined } };

/** Among similar characters, without counts. */
export const WithoutCounts: Story = { args: { card: cards.withoutCounts } };

/** Name and tagline, cut after two lines each. */
export const LongTexts: Story = { args: { card: cards.longTexts } };

/** A name without a line break opportunity. */
export const UnbrokenName: Story = { args: { card: cards.unbrokenName } };

/** A white cover: the text is still readable. */
export const BrightCover: Story = { args: { card: cards.brightCover } };

/** Large counts are abbreviated. */
export const Popular: Story = { args: { card: cards.popular } };

/** Without a cover. */
export const WithoutCover: Story = { args: { card: cards.withoutCover } };

/** Without cover and colour. */
export const WithoutCoverOrColor: Story = { args: { card: cards.withoutCoverOrColor } };

/** The cover failed to load. */
export const BrokenCover: Story = { args: { card: cards.brokenCover, loading: "eager" } };

/** An adult character that the user's settings blur: neither name nor cover is rendered. */
export const Adult: Story = { args: { card: cards.adult } };

/** The same without a way to show it, as for visitors. */
export const AdultForVisitors: Story = { args: { card: cards.adult, onAdultShow: undefined } };

/** The placeholder of a loading card. */
export const Loading: Story = { render: () => <CharacterCardSkeleton /> };

/** In every list of characters. Counts are announced in full. */
export const PlainTest: Story = {
  ...Plain,
  ...interaction,
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
export const FavouriteTest: Story = {
  ...Favourite,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const heart = within(canvasElement).getByRole("button", { name: "Favourite Nephra of the Scales" });
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(heart);
    await expect(args.onFavouriteChange).toHaveBeenCalledWith("nephra", false);
  },
};

/** Every count from 0 to 10^12. */
export const AllCountsTest: Story = {
  ...AllCounts,
  ...interaction,
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
  ...interaction,
  render: (args) => <div style={{ inlineSize: 138 }}>{AllCounts.render?.(args, {} as never)}</div>,
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
export const DraftTest: Story = {
  ...Draft,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Draft")).toBeVisible();
  },
};

/** A deleted character: it is not a link. */
export const WithoutLinkTest: Story = {
  ...WithoutLink,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("link")).toBeNull();
  },
};

/** Focused by keyboard: ring, glow and favourite button. */
export const Focused: Story = {
  ...interaction,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("link")).toHaveFocus();
  },
};

/** Without favourites there is no heart. */
export const WithoutFavouriteTest: Story = {
  ...WithoutFavourite,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

/** The cover failed to load. */
export const BrokenCoverTest: Story = {
  ...BrokenCover,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Y")).toBeInTheDocument();
  },
};

/** An adult character that the user's settings blur: neither name nor cover is rendered. */
export const AdultTest: Story = {
  ...Adult,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show adult character" }));
    await expect(args.onAdultShow).toHaveBeenCalledWith("adult-1");
    await expect(canvasElement.querySelector("picture")).toBeNull();
  },
};

/** Alone it is no item of a list, and a note is shown in place of the likes. */
export const AloneWithNote: Story = {
  ...interaction,
  args: { card: { ...characterCardFixtures.edited, likes: 12 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("listitem")).toBeNull();
    await expect(canvas.getByText("Edited 3 hours ago")).toBeVisible();
    await expect(canvas.queryByText("12")).toBeNull();
  },
};
