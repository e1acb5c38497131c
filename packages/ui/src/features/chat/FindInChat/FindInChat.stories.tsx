import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { namedStatesOf } from "../../../namedStates.fixtures.ts";
import { findFixtures } from "./FindInChat.fixtures.ts";
import { FindInChat } from "./FindInChat.tsx";

const meta = {
  title: "Features/Chat/FindInChat",
  component: FindInChat,
  args: {
    open: true,
    ...findFixtures.idle,
    onQueryChange: fn(),
    onPrevious: fn(),
    onNext: fn(),
    onOpenChange: fn(),
  },
  argTypes: { result: namedStatesOf(findFixtures, "result") },
} satisfies Meta<typeof FindInChat>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opened: the field has the focus. */
export const Idle: Story = {};

/** Searching. */
export const Searching: Story = { args: findFixtures.searching };

/** Found: Enter and Shift+Enter move between matches, Escape closes. */
export const Found: Story = { args: findFixtures.found };

/** No match. */
export const None: Story = { args: findFixtures.none };

/** The search failed. */
export const Failed: Story = { args: findFixtures.failed };

/** Opened by the keys of the browser's search: a line says how to search the page. */
export const WithKeys: Story = { args: findFixtures.withKeys };
