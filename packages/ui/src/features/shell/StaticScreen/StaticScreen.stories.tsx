import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { staticScreenFixtures } from "./StaticScreen.fixtures.ts";
import { StaticScreen } from "./StaticScreen.tsx";

const meta = {
  title: "Screens/Static",
  component: StaticScreen,
  tags: ["screen"],
  parameters: { layout: "fullscreen" },
  args: staticScreenFixtures.policy,
} satisfies Meta<typeof StaticScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** `/policy`: dated, and each section has an anchor. */
export const Policy: Story = {
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

/** `/term`. */
export const Term: Story = { args: staticScreenFixtures.term };

/** `/contact-us`: without contents and date. */
export const Contact: Story = {
  args: { ...staticScreenFixtures.contact, date: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("navigation")).toBeNull();
  },
};

/** A date in another locale. */
export const OtherLocale: Story = {
  args: { locale: "de", copy: { contents: "Auf dieser Seite", updated: "In Kraft seit" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("1. November 2026")).toBeVisible();
  },
};

/** One section, and a word without a line break opportunity. */
export const Stress: Story = {
  args: {
    title: `Pneumono${"ultramicroscopic".repeat(6)}`,
    lead: undefined,
    sections: [{ id: "one", heading: "w".repeat(140), paragraphs: ["a".repeat(600)] }],
  },
};
