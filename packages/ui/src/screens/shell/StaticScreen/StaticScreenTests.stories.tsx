import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import type { StaticScreen } from "./StaticScreen.tsx";
import stateMeta, * as stories from "./StaticScreen.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Screens/Static",
  tags: ["screen", "!autodocs"],
  decorators: [(Story) => <Story />],
  parameters: { ...stateMeta.parameters, ...interaction.parameters },
} satisfies Meta<typeof StaticScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `/policy`: dated, and each section has an anchor. */
export const PolicyTest: Story = {
  ...stories.Policy,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("November 1, 2026")).toHaveAttribute("datetime", "2026-11-01");
    const contents = within(canvas.getByRole("navigation", { name: "On this page" }));
    for (const link of contents.getAllByRole("link")) {
      const anchor = link.getAttribute("href") ?? "";
      await expect(canvasElement.querySelector(anchor)).toHaveAccessibleName(link.textContent);
    }
  },
};

/** `/contact-us`: without contents and date. */
export const ContactTest: Story = {
  ...stories.Contact,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("navigation")).toBeNull();
  },
};

/** A date in another locale. */
export const OtherLocaleTest: Story = {
  ...stories.OtherLocale,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("1. November 2026")).toBeVisible();
  },
};
