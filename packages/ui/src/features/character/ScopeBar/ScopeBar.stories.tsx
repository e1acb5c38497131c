import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { scopeBarFixtures as bars } from "./ScopeBar.fixtures.ts";
import { ScopeBar } from "./ScopeBar.tsx";

const meta = {
  title: "Features/Character/ScopeBar",
  component: ScopeBar,
  args: { ...bars.member, onScope: fn(), onTag: fn() },
  decorators: [
    (Story) => (
      <main style={{ padding: "var(--mimi-size-header) var(--mimi-size-gutter) 160px" }}>
        <Story />
      </main>
    ),
  ],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ScopeBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Signed in: three scopes. */
export const SignedIn: Story = {
  play: async ({ args, canvasElement }) => {
    const bar = within(canvasElement);
    await expect(bar.getByRole("button", { name: "For you" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(bar.getByRole("button", { name: "Favourites" }));
    await expect(args.onScope).toHaveBeenCalledWith("favourites");
    await userEvent.click(bar.getByRole("button", { name: "Mystery" }));
    await expect(args.onTag).toHaveBeenCalledWith(1);
  },
};

/** Signed out: nobody's favourites. */
export const SignedOut: Story = {
  args: { ...bars.visitor },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button", { name: "Favourites" })).toBeNull();
  },
};

/** One tag lists across all scopes; pressing it again gives it up. */
export const TagChosen: Story = {
  args: { ...bars.tagChosen },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Fantasy", pressed: true }));
    await expect(args.onTag).toHaveBeenCalledWith(undefined);
  },
};

/** The viewer's filters left somebody out, and can be opened. */
export const HiddenByFilters: Story = {
  args: { hiddenCount: 3, onReveal: fn(), onFilters: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^3 hidden by your filters/ }));
    await expect(args.onReveal).toHaveBeenCalledTimes(1);
  },
};

/** The same where it can only be said. */
export const HiddenForGood: Story = { args: { hiddenCount: 3 } };

/** While the tags load, or when they did not. */
export const WithoutTags: Story = { args: { ...bars.withoutTags } };
