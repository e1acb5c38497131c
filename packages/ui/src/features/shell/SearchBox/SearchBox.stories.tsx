import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { searchBoxFixtures as boxes } from "./SearchBox.fixtures.ts";
import { SearchBox } from "./SearchBox.tsx";

const open = { onQueryChange: fn(), onQuerySubmit: fn(), onResultSelect: fn(), defaultOpen: true };

const meta = {
  title: "Features/Shell/SearchBox",
  component: SearchBox,
  parameters: { layout: "fullscreen" },
  args: { href: "#search", onSearchOpen: fn(), onQueryChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, maxInlineSize: 448, minBlockSize: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchBox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In the header: pressing it opens the search page, and so does Enter. Focus by Tab alone changes nothing. */
export const Plain: Story = {};

/** Empty: recent searches. */
export const Recent: Story = { args: { suggesting: { ...boxes.recent, ...open } } };

/** Tags, characters and creators. The arrow keys move between them, and Enter chooses one. */
export const Found: Story = { args: { suggesting: { ...boxes.found, ...open } } };

/** No suggestion; the search itself may still find something. */
export const None: Story = { args: { suggesting: { ...boxes.none, ...open } } };

/** Two hundred, one endless and one right to left. */
export const Many: Story = { args: { suggesting: { ...boxes.many, ...open } } };

/** Suggestions for a newer text are loading; the earlier ones can still be chosen. */
export const Searching: Story = { args: { suggesting: { ...boxes.searching, ...open } } };

/** The first suggestions are loading. */
export const SearchingFirst: Story = { args: { suggesting: { ...boxes.first, ...open } } };
