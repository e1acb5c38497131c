import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import type { SearchBoxProps } from "./SearchBox.tsx";
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

const tests = {
  ...interaction,
  beforeEach: () => {
    for (const act of Object.values(actions)) act.mockClear();
  },
};

const actions = { onQueryChange: fn(), onQuerySubmit: fn(), onResultSelect: fn() };

const box = async (canvasElement: HTMLElement) => {
  const found = await within(canvasElement).findByRole("combobox", { name: "Search characters" });
  await userEvent.click(found);
  return found;
};

/** In the header: pressing it opens the search page, and so does Enter. Focus by Tab alone changes nothing. */
// Rule: search-box-opens-search
export const PlainTest: Story = {
  ...Plain,
  ...tests,
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("searchbox")).toHaveFocus();
    await expect(args.onSearchOpen).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSearchOpen).toHaveBeenCalledOnce();
    await userEvent.click(within(canvasElement).getByRole("searchbox"));
    await expect(args.onSearchOpen).toHaveBeenCalledTimes(2);
    await expect(within(canvasElement).getByText("/")).not.toBeVisible();
    await userEvent.keyboard("sea");
    await expect(args.onQueryChange).toHaveBeenLastCalledWith("sea");
    await userEvent.clear(within(canvasElement).getByRole("searchbox"));
  },
};

/** Empty: recent searches. */
export const RecentTest: Story = {
  ...tests,
  args: { suggesting: { ...boxes.recent, ...actions } },
  play: async ({ canvasElement }) => {
    await box(canvasElement);
    await userEvent.click(within(canvasElement).getByRole("option", { name: "lighthouse" }));
    await expect(actions.onResultSelect).toHaveBeenCalledWith(
      { id: "lighthouse", label: "lighthouse" },
      "recent",
    );
    await box(canvasElement);
  },
};

/** Tags, characters and creators. The arrow keys move between them, and Enter chooses one. */
export const FoundTest: Story = {
  ...tests,
  args: { suggesting: { ...boxes.found, ...actions } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = await box(canvasElement);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    const option = canvas.getByRole("option", { name: /Ines Calloway/ });
    await expect(option).toHaveAttribute("aria-selected", "true");
    await expect(input).toHaveAttribute("aria-activedescendant", option.id);
    await expect(input).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(input).not.toHaveAttribute("aria-activedescendant");
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect(actions.onResultSelect).toHaveBeenCalledWith(
      expect.objectContaining({ id: "seagrass" }),
      "creators",
    );
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await userEvent.keyboard("{ArrowDown}");
  },
};

/** Alone, without an owner of the text: it can be typed and cleared. */
export const Uncontrolled: Story = {
  ...tests,
  args: { suggesting: { ...boxes.found, ...actions, query: undefined, defaultQuery: "sea" } },
  play: async ({ canvasElement }) => {
    const input = await box(canvasElement);
    await userEvent.type(input, "grass{Enter}");
    await expect(input).toHaveValue("seagrass");
    await expect(actions.onQuerySubmit).toHaveBeenCalledWith("seagrass");
    await userEvent.keyboard("{Escape}");
    await expect(input).toHaveValue("");
    await expect(actions.onQueryChange).toHaveBeenLastCalledWith("");
  },
};

/** Enter without a suggestion searches for the text; Escape closes the list, then clears the text. */
export const EnterAndEscape: Story = {
  ...tests,
  args: { suggesting: { ...boxes.found, ...actions } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await box(canvasElement);
    await userEvent.keyboard("{Enter}");
    await expect(actions.onQuerySubmit).toHaveBeenCalledWith("sea");
    await userEvent.keyboard("{ArrowDown}{Escape}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(actions.onQueryChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(actions.onQueryChange).toHaveBeenCalledWith("");
  },
};

/** No suggestion; the search itself may still find something. */
export const NoneTest: Story = {
  ...tests,
  args: { suggesting: { ...boxes.none, ...actions } },
  play: async ({ canvasElement }) => {
    await box(canvasElement);
    await expect(within(canvasElement).getByText(/^No suggestions/)).toBeVisible();
  },
};

/** Two hundred, one endless and one right to left. */
export const ManyTest: Story = {
  ...tests,
  args: { suggesting: { ...boxes.many, ...actions } },
  play: async ({ canvasElement }) => {
    await box(canvasElement);
    await userEvent.keyboard("{ArrowUp}");
    const last = within(canvasElement).getByRole("option", { name: "Tag number 200" });
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
  },
};

/** Leaving the box closes the list. */
export const Left: Story = {
  ...tests,
  args: { suggesting: { ...boxes.found, ...actions } },
  render: (args) => <Typed {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = await box(canvasElement);
    await userEvent.type(input, "farer");
    await expect(actions.onQueryChange).toHaveBeenLastCalledWith("seafarer");
    await userEvent.tab();
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
};

function Typed({ suggesting, ...args }: SearchBoxProps) {
  const [query, setQuery] = useState(suggesting?.query ?? "");
  if (suggesting === undefined) return <SearchBox {...args} />;
  const onQuery = (text: string) => {
    setQuery(text);
    suggesting.onQueryChange?.(text);
  };
  return (
    <>
      <SearchBox {...args} suggesting={{ ...suggesting, query, onQueryChange: onQuery }} />
      <a href="#elsewhere" style={{ display: "block", paddingBlock: 24 }}>
        Elsewhere
      </a>
    </>
  );
}
