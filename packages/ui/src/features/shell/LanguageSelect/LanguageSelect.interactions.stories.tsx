import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./LanguageSelect.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Shell/LanguageSelect",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Each language is found by its own name. */
export const Labelled: Story = {
  ...stories.Labelled,
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
