import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { scopeBarFixtures as bars } from "./ScopeBar.fixtures.ts";
import { ScopeBar } from "./ScopeBar.tsx";

const meta = {
  title: "Features/Character/ScopeBar",
  component: ScopeBar,
  args: { ...bars.user, onScope: fn(), onTag: fn() },
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

/** A user: three scopes. */
export const SignedIn: Story = {
  play: async ({ args, canvasElement }) => {
    const bar = within(canvasElement);
    await expect(bar.getByRole("button", { name: "For you" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(bar.getByRole("button", { name: "Favourites" }));
    await expect(args.onScope).toHaveBeenCalledWith("favourites");
    await expect(bar.getByRole("button", { name: "All" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(bar.getByRole("button", { name: "Mystery" }));
    await expect(args.onTag).toHaveBeenCalledWith(1);
  },
};

/** A visitor: no favourites. */
export const SignedOut: Story = {
  args: { ...bars.visitor },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button", { name: "Favourites" })).toBeNull();
  },
};

/** A selected tag applies to all scopes; pressing it again, or All, deselects it. */
export const TagChosen: Story = {
  args: { ...bars.tagChosen },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Fantasy", pressed: true }));
    await expect(args.onTag).toHaveBeenCalledWith(undefined);
  },
};

/** The user's filters hide characters, which can be shown. */
export const HiddenByFilters: Story = {
  args: { hiddenCount: 3, onReveal: fn(), onFilters: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^3 hidden by your filters/ }));
    await expect(args.onReveal).toHaveBeenCalledTimes(1);
  },
};

/** The user's filters hide characters, which cannot be shown. */
export const HiddenNotRevealable: Story = { args: { hiddenCount: 3 } };

/** While the tags load, or after they failed. */
export const WithoutTags: Story = { args: { ...bars.withoutTags } };
