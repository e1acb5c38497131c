import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./FilterDialog.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Character/FilterDialog",
  tags: ["screen", "interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole("dialog", { name: "Filters" }));

/** On home: excluded tags, adult characters, density, and the number of hidden characters. */
export const Home: Story = {
  ...stories.Home,
  play: async ({ args }) => {
    const filter = await dialog();
    await userEvent.click(filter.getByRole("button", { name: "Gothic excluded" }));
    await expect(args.onTagUsesChange).toHaveBeenCalledWith({ 5: "not", 23: "not" });
    await userEvent.click(filter.getByRole("switch", { name: "Show adult characters" }));
    await expect(args.onAdultChange).toHaveBeenCalledWith(true);
    await userEvent.click(filter.getByRole("radio", { name: "More" }));
    await expect(args.onDensityChange).toHaveBeenCalledWith("compact");
    await userEvent.click(filter.getByRole("button", { name: /^3 hidden/ }));
    await expect(args.onHiddenReveal).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** Closed: nothing is rendered. */
export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};
