import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ArrowLeftIcon } from "./ArrowLeftIcon.generated.ts";
import { CloseIcon } from "./CloseIcon.generated.ts";
import stateMeta, * as stories from "./Icon.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Icon",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside text: decorative, in the colour of the text and hidden from screen readers. */
export const Decoration: Story = {
  ...stories.Decoration,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("img")).toBeNull();
  },
};

/** Alone: it has an accessible name. */
export const Named: Story = {
  ...stories.Named,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: "Favourite" })).toBeVisible();
  },
};

/** In a page from right to left: an arrow to a side points along the text, unless it means left in every language. */
export const Mirrored: Story = {
  render: () => (
    <div dir="rtl">
      <ArrowLeftIcon label="Back" />
      <ArrowLeftIcon label="To the left" directed={false} />
      <CloseIcon label="Close" />
    </div>
  ),
  play: async ({ canvas }) => {
    const turned = (name: string) => getComputedStyle(canvas.getByRole("img", { name })).transform;
    await expect(turned("Back")).toBe("matrix(-1, 0, 0, 1, 0, 0)");
    await expect(turned("To the left")).toBe("none");
    await expect(turned("Close")).toBe("none");
  },
};

/** A name is announced, however it is given, also where the icon is hidden otherwise. */
export const NamedByAttributes: Story = {
  render: () => (
    <>
      <CloseIcon aria-label="Close" />
      <CloseIcon label="Remove" aria-hidden="true" />
      <span id="icon-name">Leave</span>
      <CloseIcon aria-labelledby="icon-name" />
    </>
  ),
  play: async ({ canvas }) => {
    for (const name of ["Close", "Remove", "Leave"])
      await expect(canvas.getByRole("img", { name })).toBeVisible();
  },
};
