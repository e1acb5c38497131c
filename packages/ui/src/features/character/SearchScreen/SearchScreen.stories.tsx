import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { searchScreenFixtures as searches } from "./SearchScreen.fixtures.ts";
import { SearchScreen } from "./SearchScreen.tsx";

const meta = {
  title: "Screens/Search",
  component: SearchScreen,
  tags: ["screen"],
  parameters: { layout: "fullscreen" },
  args: {
    ...searches.before,
    sort: "relevance",
    backHref: "#home",
    onQuery: fn(),
    onSubmit: fn(),
    onLeave: fn(),
    onTag: fn(),
    onSort: fn(),
    onForget: fn(),
    onLoadMore: fn(),
    onRetry: fn(),
    onCreate: fn(),
  },
} satisfies Meta<typeof SearchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before anything is typed: what was searched for, tags, and the top of the week. */
export const Before: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("searchbox")).toHaveFocus();
    await userEvent.click(page.getByRole("button", { name: "lighthouse" }));
    await expect(args.onSubmit).toHaveBeenCalledWith("lighthouse");
    await userEvent.click(page.getByRole("button", { name: "Forget chess" }));
    await expect(args.onForget).toHaveBeenCalledWith("chess");
    await userEvent.click(page.getByRole("button", { name: "Clear all" }));
    await expect(args.onForget).toHaveBeenLastCalledWith(undefined);
  },
};

/** What the arrows led to goes away: they lead on from the field. */
export const Forgotten: Story = {
  render: function Forgotten(args) {
    const [results, setResults] = useState(args.results);
    return (
      <SearchScreen {...args} results={results} onForget={() => setResults(searches.firstVisit.results)} />
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const clear = page.getByRole("button", { name: "Clear all" });
    await userEvent.keyboard("{ArrowDown}");
    await expect(clear).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(clear).not.toBeInTheDocument();
    await expect(page.getByRole("searchbox")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(page.getByRole("searchbox")).not.toHaveFocus();
  },
};

/** Below the header, which leaves its own search box out. */
export const WithHeader: Story = {
  args: { header: <header style={{ blockSize: "var(--mimi-size-header)" }} />, backHref: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("link", { name: "Back" })).toBeNull();
  },
};

/** Nothing has ever been searched for. */
export const FirstVisit: Story = { args: { ...searches.firstVisit } };

/** What is offered is on its way; one can type already. */
export const BeforeLoading: Story = { args: { ...searches.beforeLoading } };

/** The tags are here, and the top of the week is on its way. */
export const TopLoading: Story = { args: { ...searches.topLoading } };

/** An address with tags whose names are not here yet: their room is kept. */
export const TagsLoading: Story = { args: { ...searches.tagsLoading } };

/** The first answer is on its way. */
export const Searching: Story = { args: { ...searches.searching } };

/** Tags, creators and characters that match. Down walks into them, Up comes back. */
export const Found: Story = {
  args: { ...searches.found },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("searchbox"));
    await userEvent.keyboard("{ArrowDown}");
    await expect(page.getByRole("button", { name: "Sea" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(page.getByRole("link", { name: /^@halfmoon/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
    await expect(page.getByRole("searchbox")).toHaveFocus();
    await expect(page.getByText("7 characters found")).toBeInTheDocument();
  },
};

/** Somebody typed on: the earlier answer stays, dimmed, until the next one is there. */
export const Stale: Story = { args: { ...searches.stale } };

/** More than one page. */
export const MoreFound: Story = { args: { ...searches.moreFound } };

/** Nothing but characters. */
export const OnlyCharacters: Story = { args: { ...searches.onlyCharacters } };

/** With one tag and without two others: words turn a tag round, the cross gives it up. */
export const UsedTags: Story = {
  args: { ...searches.usedTags },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: /^Mystery: leave/ }));
    await expect(args.onTag).toHaveBeenCalledWith(1, "not");
    await userEvent.click(page.getByRole("button", { name: "Remove Comedy" }));
    await expect(args.onTag).toHaveBeenCalledWith(5, undefined);
    await userEvent.click(page.getByRole("button", { name: "New" }));
    await expect(args.onSort).toHaveBeenCalledWith("new");
  },
};

/** Safe mode counts what it leaves out, and shows none of it. */
export const AdultMatches: Story = { args: { ...searches.adultMatches } };

/** The viewer's own filters leave out some too, which is said apart. */
export const HiddenMatches: Story = {
  args: { ...searches.hiddenMatches },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("3 matches are hidden by your filters.")).toBeVisible();
    await expect(canvas.getByText(/^1 adult character matches too/)).toBeVisible();
  },
};

/** Nobody matches: tags close to the words, or one's own character. */
export const None: Story = {
  args: { ...searches.none },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Create it" }));
    await expect(args.onCreate).toHaveBeenCalledTimes(1);
  },
};

/** Nobody matches but an adult character. */
export const NoneButAdult: Story = { args: { ...searches.noneButAdult } };

/** Nobody matches but one whom the viewer's own filters leave out: nothing is said of adults. */
export const NoneButHidden: Story = {
  args: { ...searches.noneButHidden },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1 match is hidden by your filters.")).toBeVisible();
    await expect(canvas.queryByText(/adult/)).toBeNull();
  },
};

/** Nobody has all of the chosen tags. */
export const NoneOfTags: Story = { args: { ...searches.noneOfTags } };

/** The answer did not arrive; the words are still there. */
export const Failed: Story = {
  args: { ...searches.failed },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(within(canvasElement).getByRole("searchbox")).toHaveValue("sea");
  },
};

/** There is no connection. */
export const Offline: Story = { args: { ...searches.offline } };

/** Escape clears, and leaves when there is nothing to clear. */
export const Escape: Story = {
  args: { ...searches.firstVisit },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("searchbox"));
    await userEvent.keyboard("{Escape}");
    await expect(args.onLeave).toHaveBeenCalledTimes(1);
  },
};
