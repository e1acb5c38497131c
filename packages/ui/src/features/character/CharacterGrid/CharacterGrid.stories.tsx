import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLayoutEffect, useRef, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../../components/Button/Button.tsx";
import { interaction } from "../../../interaction.fixtures.ts";
import { namedStates } from "../../../namedStates.fixtures.ts";
import type { CharacterGridProps } from "./CharacterGrid.tsx";
import { characterGridFixtures as grids } from "./CharacterGrid.fixtures.ts";
import { HiddenCount } from "../HiddenCount/HiddenCount.tsx";
import { CharacterGrid } from "./CharacterGrid.tsx";

const meta = {
  title: "Features/Character/CharacterGrid",
  component: CharacterGrid,
  args: {
    grid: grids.ready,
    label: "For you",
    onLoadMore: fn(),
    onFavouriteChange: fn(),
    onAdultShow: fn(),
  },
  argTypes: { grid: namedStates(grids) },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof CharacterGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page of twenty, with more to load. */
export const Ready: Story = {};

/** Loading the first page. */
export const Loading: Story = { args: { grid: grids.loading } };

/** Loading the next page. */
export const LoadingMore: Story = { args: { grid: grids.loadingMore } };

/** The next page failed to load; the loaded cards stay. */
export const NextFailed: Story = { args: { grid: grids.nextFailed } };

/** All cards are loaded. */
export const End: Story = { args: { grid: grids.end } };

/** All are loaded except those that the user's filters hide. */
export const EndWithHidden: Story = {
  args: {
    grid: grids.end,
    footer: (
      <div style={{ textAlign: "center" }}>
        <HiddenCount count={3} onReveal={fn()} />
      </div>
    ),
  },
};

/** Less than a row. */
export const Few: Story = { args: { grid: grids.few } };

/** Nothing is published yet. */
export const Empty: Story = {
  args: { grid: grids.empty, emptyAction: <Button>Create a character</Button> },
};

/** The user has no favourites. */
export const EmptyFavourites: Story = {
  args: { grid: grids.emptyFavourites, emptyAction: <Button>See all characters</Button> },
};

/** No character has the selected tag. */
export const EmptyTag: Story = {
  args: { grid: grids.emptyTag, emptyAction: <Button>See all characters</Button> },
};

/** All characters are adult, and adult content is off. */
export const OnlyAdult: Story = {
  args: { grid: grids.onlyAdult, emptyAction: <Button>Show them</Button> },
};

/** The user's filters hide all characters. */
export const HiddenByFilters: Story = {
  args: { grid: grids.hiddenByFilters, emptyAction: <Button>Show them</Button> },
};

/** The first page failed to load. */
export const Failed: Story = { args: { grid: { ...grids.failed, onRetry: fn() } } };

/** There is no connection. */
export const Offline: Story = { args: { grid: grids.offline } };

const onReveal = fn();

/** A page of twenty, with more to load. */
export const ReadyTest: Story = {
  ...Ready,
  ...interaction,
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "For you" });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(20);
  },
};

/** The next page failed to load; the loaded cards stay. */
export const NextFailedTest: Story = {
  ...NextFailed,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};

/** All are loaded except those that the user's filters hide. */
export const EndWithHiddenTest: Story = {
  ...interaction,
  args: { ...EndWithHidden.args, footer: <HiddenCount count={3} onReveal={onReveal} /> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^3 hidden/ }));
    await expect(onReveal).toHaveBeenCalled();
  },
};

/** Page after page: loaded cards stay, and each card exists once. */
export const Paging: Story = {
  ...interaction,
  args: { grid: grids.visitor },
  render: (args) => <Paged {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Load more" }));
    await waitFor(() => expect(canvas.getAllByRole("listitem").length).toBeGreaterThan(20));
    const more = canvas.queryByRole("button", { name: "Load more" });
    if (more !== null) await userEvent.click(more);
    await canvas.findByText("No more characters");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(60);
  },
};

/** After the pages that scrolling loads, only the button loads more. */
export const PagingByButton: Story = {
  ...interaction,
  args: { grid: grids.visitor, pageSize: 10, autoPages: 2, onLoadMore: fn() },
  play: async ({ args, canvas }) => {
    const more = canvas.getByRole("button", { name: "Load more" });
    more.scrollIntoView();
    await new Promise((resolve) => {
      new IntersectionObserver(resolve).observe(more);
    });
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await userEvent.click(more);
    await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
  },
};

/**
 * Back to the middle of a long list: visible cards render at once, the others while the browser is idle, and nothing
 * shifts.
 */
export const Back: Story = {
  ...interaction,
  args: { grid: grids.visitor },
  render: (args) => <Returned {...args} />,
  play: async ({ canvas }) => {
    const idleCallbacks: IdleRequestCallback[] = [];
    const request = window.requestIdleCallback;
    window.requestIdleCallback = (call) => idleCallbacks.push(call);
    try {
      await userEvent.click(canvas.getByRole("button", { name: "Back" }));
      const list = canvas.getByRole("list", { name: "For you" });
      const { height, left, width } = list.getBoundingClientRect();
      await expect(within(list).getAllByRole("listitem").length).toBeLessThan(100);
      const { top, height: placeholder } = canvas.getByTestId("page").getBoundingClientRect();
      // Three points of a column: at most one is in a gap.
      const cards = [0.4, 0.5, 0.6].filter((part) =>
        document.elementFromPoint(left + width / 4, top + placeholder * part)?.closest("[role=listitem]"),
      );
      await expect(cards.length).toBeGreaterThan(1);
      await waitFor(() => expect(idleCallbacks).not.toHaveLength(0));
      while (idleCallbacks.length > 0) {
        idleCallbacks.shift()?.({ didTimeout: false, timeRemaining: () => 1 });
        await new Promise(requestAnimationFrame);
      }
      await expect(within(list).getAllByRole("listitem")).toHaveLength(120);
      await expect(Math.abs(list.getBoundingClientRect().height - height)).toBeLessThan(1);
    } finally {
      window.requestIdleCallback = request;
    }
  },
};

/** The first page failed to load. */
export const FailedTest: Story = {
  ...Failed,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.grid.kind === "failed" && args.grid.onRetry).toHaveBeenCalledTimes(1);
  },
};

function Paged(args: CharacterGridProps) {
  const [pages, setPages] = useState(1);
  const cards = Array.from({ length: pages }, (_, page) =>
    grids.visitor.value.cards.map((card) => ({ ...card, id: `${card.id}-${page}` })),
  ).flat();
  return (
    <CharacterGrid
      {...args}
      grid={{ kind: "ready", value: { cards, more: pages < 3 ? "available" : "none" } }}
      onLoadMore={() => {
        setPages(pages + 1);
      }}
    />
  );
}

const sixPages = Array.from({ length: 6 }, (_, page) =>
  grids.visitor.value.cards.map((card) => ({ ...card, id: `${card.id}-${page}` })),
).flat();

function Returned(args: CharacterGridProps) {
  const [isBack, setBack] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isBack && page.current) page.current.scrollTop = page.current.scrollHeight / 2;
  }, [isBack]);
  return (
    <>
      <Button onClick={() => setBack(true)}>Back</Button>
      <div ref={page} data-testid="page" tabIndex={0} style={{ blockSize: 480, overflowY: "auto" }}>
        {isBack && (
          <CharacterGrid {...args} grid={{ kind: "ready", value: { cards: sixPages, more: "none" } }} />
        )}
      </div>
    </>
  );
}
