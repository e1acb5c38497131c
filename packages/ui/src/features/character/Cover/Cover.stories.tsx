import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
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

/** The picture in the format and size that suits the screen. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole("img", { name: covers.ready.picture.alt });
    await expect(picture).toHaveAttribute("srcset", expect.stringContaining("odile-300.webp 300w"));
    await expect(canvasElement.querySelector("source")).toHaveAttribute("type", "image/avif");
  },
};

/** A picture without renditions, as right after an upload. */
export const OneSize: Story = { args: covers.oneSize };

/** The name beside it says everything: the picture is decoration. */
export const Decorative: Story = { args: { decorative: true } };

/** There is no picture: the first letter on the accent. */
export const Missing: Story = { args: { ...covers.missing, picture: undefined } };

/** There is neither picture nor accent. */
export const MissingColor: Story = { args: { ...covers.missingColor, picture: undefined, color: undefined } };

/** The picture did not arrive; what it would have shown is still read out. */
export const Broken: Story = {
  args: covers.broken,
  play: async ({ canvasElement }) => {
    const shown = () => within(canvasElement).getByRole("img", { name: covers.broken.picture.alt });
    await waitFor(() => expect(shown()).toHaveTextContent("O"));
  },
};
