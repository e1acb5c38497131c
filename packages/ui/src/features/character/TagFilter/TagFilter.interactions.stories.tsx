import type { StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { tagFilterFixtures as tags } from "./TagFilter.fixtures.ts";
import type { TagFilterProps } from "./TagFilter.tsx";
import { TagFilter } from "./TagFilter.tsx";
import stateMeta, * as stories from "./TagFilter.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Character/TagFilter",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** No tag is used. */
export const None: Story = {
  ...stories.None,
  play: async ({ args, canvasElement }) => {
    const filter = within(canvasElement);
    await userEvent.click(filter.getByRole("button", { name: "Mystery" }));
    await expect(args.onTagUseChange).toHaveBeenCalledWith(1, "only");
    await userEvent.click(filter.getByRole("radio", { name: "Exclude" }));
    await userEvent.click(filter.getByRole("button", { name: "Comedy" }));
    await expect(args.onTagUseChange).toHaveBeenCalledWith(5, "not");
  },
};

/** Only characters with all of these tags. */
export const Include: Story = {
  ...stories.Include,
  play: async ({ args, canvasElement }) => {
    const filter = within(canvasElement);
    await expect(filter.getByText("2 shown only")).toBeVisible();
    await userEvent.click(filter.getByRole("button", { name: "Mystery shown only" }));
    await expect(args.onTagUseChange).toHaveBeenCalledWith(1, undefined);
  },
};

/** No character with any of these tags. */
export const Exclude: Story = {
  ...stories.Exclude,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Clear" }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** Tags can only be excluded, as on home. */
export const OnlyLeaveOut: Story = {
  ...stories.OnlyLeaveOut,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("radio")).toBeNull();
  },
};

/** Two hundred tags, one endless: they scroll, and one can be found by name. */
export const Many: Story = {
  ...stories.Many,
  play: async ({ canvasElement }) => {
    const filter = within(canvasElement);
    await userEvent.type(filter.getByRole("searchbox", { name: "Find a tag" }), "number 15");
    await expect(filter.getAllByRole("button", { name: /^Tag number 15/ })).toHaveLength(11);
    await userEvent.clear(filter.getByRole("searchbox"));
  },
};

/** No tag has that name. */
export const NotFound: Story = {
  args: { tags: tags.many },
  play: async ({ canvasElement }) => {
    const filter = within(canvasElement);
    await userEvent.type(filter.getByRole("searchbox"), "zeppelin");
    await expect(filter.getByText("No tag is called “zeppelin”")).toBeVisible();
  },
};

/** From required to excluded and back to unused. */
export const Turning: Story = {
  args: { tags: tags.include },
  render: (args) => <Turned {...args} />,
  play: async ({ canvasElement }) => {
    const filter = within(canvasElement);
    await userEvent.click(filter.getByRole("radio", { name: "Exclude" }));
    await userEvent.click(filter.getByRole("button", { name: "Sea shown only" }));
    await expect(filter.getByText("1 shown only, 1 excluded")).toBeVisible();
    await userEvent.click(filter.getByRole("button", { name: "Sea excluded" }));
    await expect(filter.getByRole("button", { name: "Sea" })).toHaveAttribute("aria-pressed", "false");
  },
};

function Turned(args: TagFilterProps) {
  const [uses, setUses] = useState(args.tags);
  return (
    <TagFilter
      {...args}
      tags={uses}
      onTagUseChange={(id, use) => {
        setUses(uses.map((tag) => (tag.id === id ? { ...tag, use } : tag)));
      }}
    />
  );
}
