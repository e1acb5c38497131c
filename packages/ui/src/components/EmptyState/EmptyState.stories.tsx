import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { SearchIcon } from "../Icon/SearchIcon.generated.ts";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  title: "Components/EmptyState",
  component: EmptyState,
  args: {
    title: "No results.",
    children: "Try fewer words, or look without the tags.",
    illustration: <SearchIcon size={40} />,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A search without results. */
export const WithAction: Story = {
  args: { action: <Button variant="primary">Clear filters</Button> },
};

/** A list that fills by itself. */
export const TextOnly: Story = {
  args: { illustration: undefined, title: "No chats yet.", children: "Begin one." },
};
