import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { vars } from "../../../styles/vars.css.ts";
import { coverFixtures as covers } from "./Cover.fixtures.ts";
import { Cover } from "./Cover.tsx";

const meta = {
  title: "Features/Character/Cover",
  component: Cover,
  args: { ...covers.ready, sizes: "240px", loading: "eager" },
  decorators: [
    (Story) => (
      <div style={{ position: "relative", inlineSize: 240, aspectRatio: "3 / 4", overflow: "clip" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Cover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The image in the format and size that fits the screen. */
export const Ready: Story = {};

/** An image without renditions, as right after an upload. */
export const OneSize: Story = { args: covers.oneSize };

/** Decorative: the name beside it is enough. */
export const Decorative: Story = {
  args: { ...covers.decorative, decorative: true },
  decorators: [
    (Story) => (
      <figure>
        <Story />
        <figcaption style={{ position: "absolute", inset: "auto 12px 12px", color: vars.color.coverName }}>
          {covers.decorative.name}
        </figcaption>
      </figure>
    ),
  ],
};

/** Without an image: the first letter on the accent colour. */
export const Missing: Story = { args: { ...covers.missing, image: undefined } };

/** Without image and accent colour. */
export const MissingColor: Story = { args: { ...covers.missingColor, image: undefined, color: undefined } };

/** The image failed to load; its alternative text is still announced. */
export const Broken: Story = { args: covers.broken };

/** The image in the format and size that fits the screen. */
export const ReadyTest: Story = {
  ...Ready,
  ...interaction,
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole("img", { name: covers.ready.image.alt });
    await expect(image).toHaveAttribute("srcset", expect.stringContaining("odile-300.webp 300w"));
    await expect(canvasElement.querySelector("source")).toHaveAttribute("type", "image/avif");
  },
};

/** The image failed to load; its alternative text is still announced. */
export const BrokenTest: Story = {
  ...Broken,
  ...interaction,
  play: async ({ canvasElement }) => {
    const shown = () => within(canvasElement).getByRole("img", { name: covers.broken.image.alt });
    await waitFor(() => expect(shown()).toHaveTextContent("M"));
  },
};
