import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { searchScreenFixtures as searches } from "./SearchScreen.fixtures.ts";
import { SearchScreen } from "./SearchScreen.tsx";
import stateMeta, * as stories from "./SearchScreen.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Screens/Search",
  tags: ["screen", "!autodocs"],
  args: { ...stateMeta.args, header: undefined, backHref: "#home" },
  decorators: [(Story) => <Story />],
  parameters: { ...stateMeta.parameters, ...interaction.parameters },
} satisfies Meta<typeof SearchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before a search: recent searches, tags, and the top of the week. */
export const StartTest: Story = {
  ...stories.Start,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("searchbox")).toHaveFocus();
    await userEvent.click(page.getByRole("button", { name: "lighthouse" }));
    await expect(args.onQuerySubmit).toHaveBeenCalledWith("lighthouse");
    await userEvent.click(page.getByRole("button", { name: "Remove chess" }));
    await expect(args.onRecentRemove).toHaveBeenCalledWith("chess");
    await userEvent.click(page.getByRole("button", { name: "Clear all" }));
    await expect(args.onRecentRemove).toHaveBeenLastCalledWith(undefined);
  },
};

/** A language is chosen, and then every language again. */
// Rule: search-by-language
export const OneLanguageTest: Story = {
  ...stories.OneLanguage,
  render: function OneLanguage(args) {
    const [language, setLanguage] = useState(args.language);
    const change = (chosen: string | undefined) => {
      setLanguage(chosen);
      args.onLanguageChange?.(chosen);
    };
    return <SearchScreen {...args} language={language} onLanguageChange={change} />;
  },
  play: async ({ args, canvasElement }) => {
    const choice = within(canvasElement).getByRole("combobox", { name: "Language" });
    await expect(choice).toHaveDisplayValue("日本語");
    await userEvent.selectOptions(choice, "Deutsch");
    await expect(args.onLanguageChange).toHaveBeenLastCalledWith("de");
    await expect(choice).toHaveDisplayValue("Deutsch");
    await userEvent.selectOptions(choice, "All languages");
    await expect(args.onLanguageChange).toHaveBeenLastCalledWith(undefined);
  },
};

/** When the focused result disappears, the arrow keys continue from the field. */
export const Forgotten: Story = {
  render: function Forgotten(args) {
    const [results, setResults] = useState(args.results);
    return (
      <SearchScreen
        {...args}
        results={results}
        onRecentRemove={() => setResults(searches.firstVisit.results)}
      />
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

/** Below the header, which has no search box here. */
export const WithHeader: Story = {
  args: { header: <header style={{ blockSize: 64 }} />, backHref: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("link", { name: "Back" })).toBeNull();
  },
};

/** Matching tags, creators and characters. Down moves into them, Up comes back. */
export const FoundTest: Story = {
  ...stories.Found,
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

/** With one required and two excluded tags: pressing a tag switches it, the cross removes it. */
export const UsedTagsTest: Story = {
  ...stories.UsedTags,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: /^Mystery: exclude/ }));
    await expect(args.onTagUseChange).toHaveBeenCalledWith(1, "not");
    await userEvent.click(page.getByRole("button", { name: "Remove Comedy" }));
    await expect(args.onTagUseChange).toHaveBeenCalledWith(5, undefined);
    await userEvent.click(page.getByRole("button", { name: "New" }));
    await expect(args.onSortChange).toHaveBeenCalledWith("new");
  },
};

/** The user's filters hide some too, which is shown separately. */
// Rule: search-counts-adult-apart
export const HiddenMatchesTest: Story = {
  ...stories.HiddenMatches,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("3 matches are hidden by your filters.")).toBeVisible();
    await expect(canvas.getByText(/^1 adult character matches too/)).toBeVisible();
  },
};

/** No match: similar tags, or create a character. */
export const NoneTest: Story = {
  ...stories.None,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Create it" }));
    await expect(args.onCharacterCreate).toHaveBeenCalledTimes(1);
  },
};

/** Only a character that the user's filters hide matches: adult content is not mentioned. */
// Rule: search-counts-adult-apart
export const OnlyHiddenMatchesTest: Story = {
  ...stories.OnlyHiddenMatches,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1 match is hidden by your filters.")).toBeVisible();
    await expect(canvas.queryByText(/adult/)).toBeNull();
  },
};

/** The search failed; the text stays in the field. */
export const FailedTest: Story = {
  ...stories.Failed,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.results.kind === "failed" && args.results.onRetry).toHaveBeenCalledTimes(1);
    await expect(within(canvasElement).getByRole("searchbox")).toHaveValue("sea");
  },
};

/** Escape clears the field, and leaves the page when the field is empty. */
export const Escape: Story = {
  args: { ...searches.firstVisit },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("searchbox"));
    await userEvent.keyboard("{Escape}");
    await expect(args.onLeave).toHaveBeenCalledTimes(1);
  },
};
