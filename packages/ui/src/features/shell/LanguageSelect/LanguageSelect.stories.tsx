import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
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

/** Each language is found by its own name. */
export const LabelledTest: Story = {
  ...Labelled,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole("combobox", { name: "Language" });
    const options = within(select).getAllByRole<HTMLOptionElement>("option");
    await expect(options.map(({ lang, textContent }) => [lang, textContent])).toContainEqual([
      "ar",
      "العربية",
    ]);
    await userEvent.selectOptions(select, "日本語");
    await expect(args.onValueChange).toHaveBeenCalledWith("ja");
  },
};
