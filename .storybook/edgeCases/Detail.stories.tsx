import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { detailScreenFixtures } from "../../packages/ui/src/screens/character/DetailScreen/DetailScreen.fixtures.ts";
import { DetailScreen } from "../../packages/ui/src/screens/character/DetailScreen/DetailScreen.tsx";
import { extremeTexts, names, TRILLION } from "./extremeTexts.ts";

const { value: character } = detailScreenFixtures.continued;

const meta = {
  title: "Edge cases/Detail",
  component: DetailScreen,
  parameters: { layout: "fullscreen" },
  args: {
    content: {
      kind: "ready",
      value: {
        ...character,
        name: extremeTexts.wordy,
        tagline: extremeTexts.unbroken,
        cover: extremeTexts.broken,
        creator: extremeTexts.unbroken,
        bio: extremeTexts.unbroken,
        greetings: [extremeTexts.unbroken],
        tags: names.map((name, id) => ({ id, name, href: `#tag-${id}` })),
        chats: TRILLION,
        reactions: {
          counts: { like: TRILLION, dislike: TRILLION, favourite: TRILLION },
          mine: { like: true, dislike: false, favourite: true },
        },
        tokens: { total: TRILLION, permanent: TRILLION },
      },
    },
    backHref: "#back",
    homeHref: "#home",
    onChatStart: fn(),
    onChatCreate: fn(),
    onReactionChange: fn(),
  },
} satisfies Meta<typeof DetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every text endless, every number 10^12, and no image. */
export const Absurd: Story = {};

/** A right-to-left name and greeting in a right-to-left page. */
export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: {
    content: {
      kind: "ready",
      value: { ...character, name: extremeTexts.rightToLeft, greetings: [extremeTexts.rightToLeft] },
    },
  },
};
