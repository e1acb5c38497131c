import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { countFixtures, characterCardFixtures as cards } from "./CharacterCard.fixtures.ts";
import { CharacterCard, CharacterCardSkeleton } from "./CharacterCard.tsx";

const meta = {
  title: "Features/Character/CharacterCard",
  component: CharacterCard,
  args: { card: cards.plain, onFavourite: fn(), onShow: fn() },
  // A card is an item of a list.
  decorators: [
    (Story) => (
      <main>
        <div role="list" style={{ inlineSize: 227 }}>
          <Story />
        </div>
      </main>
    ),
  ],
} satisfies Meta<typeof CharacterCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In every list of characters. The counts are read out in full. */
export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByRole("link", { name: "Corvin Ashe" })).toHaveAttribute("href", "#corvin");
    await expect(card.getByRole("img", { name: "62,000 chats" })).toHaveTextContent("62K");
  },
};

/** The viewer keeps it: the heart stays in sight. */
export const Favourite: Story = {
  args: { card: cards.favourite },
  play: async ({ args, canvasElement }) => {
    const heart = within(canvasElement).getByRole("button", { name: "Favourite Nephra of the Scales" });
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(heart);
    await expect(args.onFavourite).toHaveBeenCalledWith("nephra", false);
  },
};

/** The viewer likes it: the thumb is filled. */
export const Liked: Story = { args: { card: cards.liked } };

/** The viewer likes and keeps it. */
export const LikedFavourite: Story = { args: { card: cards.likedFavourite } };

/** Every count from 0 to a million million. */
export const AllCounts: Story = {
  render: (args) => (
    <>
      {countFixtures.map((card) => (
        <CharacterCard key={card.id} {...args} card={card} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement)
      .getAllByRole("img", { name: /chats$/ })
      .map((count) => count.textContent);
    await expect(shown.slice(0, 5)).toEqual(["0", "1", "999", "1K", "1.234K"]);
    await expect(shown.slice(-2)).toEqual(["1.234T", "1T"]);
  },
};

/** A name and words from the other side. */
export const RightToLeftName: Story = { args: { card: cards.rightToLeft } };

/** Far more than anybody may write. */
export const Stress: Story = { args: { card: cards.stress } };

/** One's own, not finished: only its writer sees it. */
export const Draft: Story = {
  args: { card: cards.draft },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Draft")).toBeVisible();
  },
};

/** One's own, for oneself. */
export const Private: Story = { args: { card: cards.private } };

/** One's own, for those who know the address. */
export const Unlisted: Story = { args: { card: cards.unlisted } };

/** One's own, being looked at before it is published. */
export const InReview: Story = { args: { card: cards.pending } };

/** One's own, refused. */
export const Rejected: Story = { args: { card: cards.rejected } };

/** Reached by keyboard: ring, light and the way to keep it. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("link")).toHaveFocus();
  },
};

/** Where nothing can be kept, there is no heart. */
export const WithoutFavourite: Story = {
  args: { onFavourite: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

/** Beside a character like it, where counts would be noise. */
export const WithoutCounts: Story = { args: { card: cards.withoutCounts } };

/** A name and a tagline that end after two lines each. */
export const LongWords: Story = { args: { card: cards.longWords } };

/** A name without a place to break. */
export const UnbrokenName: Story = { args: { card: cards.unbrokenName } };

/** A white picture: the words are readable all the same. */
export const BrightPicture: Story = { args: { card: cards.brightPicture } };

/** Loved by many: the counts stay short. */
export const Popular: Story = { args: { card: cards.popular } };

/** Its creator gave no picture. */
export const WithoutPicture: Story = { args: { card: cards.withoutPicture } };

/** Neither picture nor colour is known. */
export const WithoutPictureOrColor: Story = { args: { card: cards.withoutPictureOrColor } };

/** The picture did not arrive. */
export const BrokenPicture: Story = {
  args: { card: cards.brokenPicture, loading: "eager" },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Y")).toBeInTheDocument();
  },
};

/** An adult character while the viewer's settings blur such: neither name nor picture is there. */
export const Adult: Story = {
  args: { card: cards.adult },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show adult character" }));
    await expect(args.onShow).toHaveBeenCalledWith("adult-1");
    await expect(canvasElement.querySelector("picture")).toBeNull();
  },
};

/** The same where it cannot be shown at all, as for visitors. */
export const AdultForVisitors: Story = { args: { card: cards.adult, onShow: undefined } };

/** The room it takes before it is there. */
export const Loading: Story = { render: () => <CharacterCardSkeleton /> };
