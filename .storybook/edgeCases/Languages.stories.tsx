import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { interaction } from "../../packages/ui/src/interaction.fixtures.ts";
import { NotFoundScreen } from "../../packages/ui/src/screens/shell/NotFoundScreen/NotFoundScreen.tsx";

const meta = {
  title: "Edge cases/Languages",
  component: NotFoundScreen,
  tags: ["screen", "!autodocs"],
  parameters: { layout: "fullscreen", ...interaction.parameters },
  args: { homeHref: "#home" },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** A story follows the language of the toolbar: its texts, and the language of the page. */
export const German: Story = {
  globals: { locale: "de" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { name: "Diese Seite ist weg." })).toBeVisible();
    await expect(document.documentElement).toHaveAttribute("lang", "de");
    await expect(document.documentElement).toHaveAttribute("dir", "ltr");
  },
};

/** The direction of the page is that of the language. */
export const Arabic: Story = {
  globals: { locale: "ar" },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("heading", { name: "هذه الصفحة لم تعد هنا." }),
    ).toBeVisible();
    await expect(document.documentElement).toHaveAttribute("lang", "ar");
    await expect(document.documentElement).toHaveAttribute("dir", "rtl");
  },
};
