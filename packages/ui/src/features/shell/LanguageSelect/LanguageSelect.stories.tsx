import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { languageSelectFixtures } from "./LanguageSelect.fixtures.ts";
import { LanguageSelect } from "./LanguageSelect.tsx";

const meta = {
  title: "Features/Shell/LanguageSelect",
  component: LanguageSelect,
  args: { ...languageSelectFixtures.labelled, onValueChange: fn() },
} satisfies Meta<typeof LanguageSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In the settings. */
export const Labelled: Story = {};

/** In the footer, where the name of the language says enough. */
export const LabelHidden: Story = { args: languageSelectFixtures.labelHidden };
