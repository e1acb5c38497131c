import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { DiscreetPane } from "./DiscreetPane.tsx";

const meta = {
  title: "Features/Account/DiscreetPane",
  component: DiscreetPane,
  args: { discreet: false, title: "Odile Marchetti · Mimi", onDiscreetChange: fn() },
} satisfies Meta<typeof DiscreetPane>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The tab shows the page title. */
export const Off: Story = {};

/** The tab shows a neutral title. */
export const On: Story = { args: { discreet: true } };
