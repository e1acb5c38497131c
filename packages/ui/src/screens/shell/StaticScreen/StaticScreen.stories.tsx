import type { Meta, StoryObj } from "@storybook/react-vite";
import { inMainLayout } from "../../../features/shell/MainLayout/storyPage.fixtures.tsx";
import { staticScreenFixtures } from "./StaticScreen.fixtures.ts";
import { ThemeRoot } from "../../../components/ThemeRoot/ThemeRoot.tsx";
import { StaticScreen } from "./StaticScreen.tsx";

const meta = {
  title: "Screens/Static",
  component: StaticScreen,
  tags: ["screen"],
  parameters: { layout: "fullscreen" },
  args: staticScreenFixtures.policy,
  decorators: [inMainLayout({ footer: true })],
} satisfies Meta<typeof StaticScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** `/policy`: dated, and each section has an anchor. */
export const Policy: Story = {};

/** `/term`. */
export const Term: Story = { args: staticScreenFixtures.term };

/** `/contact-us`: without contents and date. */
export const Contact: Story = { args: { ...staticScreenFixtures.contact, date: undefined } };

/** A date in another locale. */
export const OtherLocale: Story = {
  args: { copy: { contents: "Auf dieser Seite", updated: "In Kraft seit" } },
  decorators: [
    (Story) => (
      <ThemeRoot lang="de">
        <Story />
      </ThemeRoot>
    ),
  ],
};

/** One section, and a word without a line break opportunity. */
export const ExtremeTexts: Story = {
  args: {
    title: `Pneumono${"ultramicroscopic".repeat(6)}`,
    lead: undefined,
    sections: [{ id: "one", heading: "w".repeat(140), paragraphs: ["a".repeat(600)] }],
  },
};
