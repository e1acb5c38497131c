import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { sampleCard } from "../../packages/ui/src/features/character/sampleCharacters.fixtures.ts";
import { CharacterCard } from "../../packages/ui/src/features/character/CharacterCard/CharacterCard.tsx";
import { CharacterGrid } from "../../packages/ui/src/features/character/CharacterGrid/CharacterGrid.tsx";
import { interaction } from "../../packages/ui/src/interaction.fixtures.ts";
import { extremeTexts, names, TRILLION } from "./extremeTexts.ts";
import { expectNoOverlap } from "./layout.ts";

const odile = sampleCard("odile");

const cards = names.map((name, place) => ({
  ...odile,
  id: String(place),
  name,
  tagline: names.at(place - 1) ?? name,
  cover: place % 2 === 0 ? extremeTexts.broken : odile.cover,
  chats: TRILLION,
  likes: TRILLION - 1,
}));

const meta = {
  title: "Edge cases/Cards",
  component: CharacterGrid,
  args: {
    grid: { kind: "ready", value: { cards, more: "none" } },
    label: "Characters",
    onLoadMore: fn(),
    onFavouriteChange: fn(),
    onAdultShow: fn(),
  },
} satisfies Meta<typeof CharacterGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Endless, mirrored, joined and invisible names, broken images, and 10^12 chats. */
export const Absurd: Story = {};

/** The same, right to left. */
export const RightToLeft: Story = { globals: { direction: "rtl" } };

/** An empty grid without an action. */
export const EmptyGrid: Story = { args: { grid: { kind: "empty", cause: "nothing" } } };

/** One card at its smallest width. */
export const Narrow: Story = {
  render: () => (
    <div role="list" aria-label="Characters" style={{ inlineSize: 132 }}>
      {cards.slice(0, 1).map((card) => (
        <CharacterCard key={card.id} card={card} listItem onFavouriteChange={fn()} />
      ))}
    </div>
  ),
};

/** No card covers another. */
export const AbsurdTest: Story = {
  ...Absurd,
  ...interaction,
  play: ({ canvasElement }) => expectNoOverlap([...canvasElement.querySelectorAll("li")]),
};

/** The same, right to left. */
export const RightToLeftTest: Story = { ...RightToLeft, ...interaction, play: AbsurdTest.play };
