import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { MoreIcon } from "../../../components/Icon/MoreIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { namedStates } from "../../../namedStates.fixtures.ts";
import { countFixtures, characterCardFixtures as cards } from "./CharacterCard.fixtures.ts";
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
