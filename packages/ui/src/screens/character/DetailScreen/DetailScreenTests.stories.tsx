import type { StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import * as css from "./DetailScreen.css.ts";
import * as eyebrowCss from "./DetailScreenEyebrow.css.ts";
import { NoticeBanner } from "../../../features/shell/NoticeBanner/NoticeBanner.tsx";
import { detailScreenFixtures as pages } from "./DetailScreen.fixtures.ts";
import stateMeta, * as stories from "./DetailScreen.stories.tsx";
import { DetailScreen } from "./DetailScreen.tsx";

const meta = {
  ...stateMeta,
  title: "Screens/Detail",
  tags: ["screen", "phone", "!autodocs"],
  args: { ...stateMeta.args, header: undefined },
  parameters: { ...stateMeta.parameters, ...interaction.parameters },
};

export default meta;
type Story = StoryObj<typeof meta>;

const onHide = fn();

/** A user with a chat: continue it, or start a new one. */
export const ContinuedTest: Story = {
  ...stories.Continued,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Continue" });
    await expect(link).toHaveAttribute("href", "#chat-odile");
  },
};

/** The actions: the usual ones visible, the rest in a menu; on phones only Share is visible. */
// Rule: report-from-character-page
export const MenuOpen: Story = {
  args: { hideEntries: [{ kind: "action", label: "Hide this character", onSelect: onHide }] },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Share" }));
    await expect(args.onCharacterShare).toHaveBeenCalledOnce();
    const more = page.getByRole("button", { name: "More" });
    await userEvent.click(more);
    const reports = {
      "Report this character": "character",
      "Report this cover": "image",
      "Report @halfmoon": "profile",
    };
    for (const [name, what] of Object.entries(reports)) {
      await userEvent.click(await screen.findByRole("menuitem", { name }));
      await expect(args.onReportOpen).toHaveBeenLastCalledWith(what);
      await waitFor(() => expect(more).toHaveFocus());
      await userEvent.click(more);
    }
    await userEvent.click(await screen.findByRole("menuitem", { name: "Hide this character" }));
    await expect(onHide).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await userEvent.click(more);
    await screen.findByRole("menu");
  },
};

/** The creator can edit it, and has nothing to hide or report. */
export const OwnerTest: Story = {
  ...stories.Owner,
  play: async ({ canvasElement }) => {
    if (window.innerWidth < 768)
      await userEvent.click(within(canvasElement).getByRole("button", { name: "More" }));
    const edit = await screen.findByRole(window.innerWidth < 768 ? "menuitem" : "link", { name: "Edit" });
    await expect(edit).toHaveAttribute("href", "#edit");
  },
};

/** A banner is above the buttons at the bottom of a phone. */
export const WithBanner: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <NoticeBanner open onNoticesOpen={fn()} />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const read = page.getByRole("button", { name: "Read" }).getBoundingClientRect();
    const start = page.getByRole("link", { name: "Continue" }).getBoundingClientRect();
    await expect(read.bottom <= start.top || read.top >= start.bottom).toBe(true);
  },
};

/** On wide screens the header is above; phones have the arrow on the cover instead. */
export const WithHeader: Story = {
  args: { header: <header style={{ blockSize: 64 }} /> },
  play: async ({ canvasElement }) => {
    const back = within(canvasElement).queryByRole("link", { name: "Back" });
    if (window.innerWidth < 768) await expect(back).toBeVisible();
    else await expect(back).toBeNull();
  },
};

/** A new chat starts with the greeting that is open, here the third. */
export const NewChat: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Next first message" }));
    await userEvent.click(page.getByRole("button", { name: "Next first message" }));
    await userEvent.click(page.getByRole("button", { name: "New chat" }));
    await expect(args.onChatCreate).toHaveBeenCalledWith(2);
  },
};

/** A visitor, or the first visit: the chat starts with the greeting that is open. */
export const FirstTimeTest: Story = {
  ...stories.FirstTime,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Next first message" }));
    await userEvent.click(page.getByRole("button", { name: "Start chat" }));
    await expect(args.onChatStart).toHaveBeenCalledWith(1);
  },
};

/** An imported card that somebody else made. */
// Rule: imported-by-line
export const ImportedTest: Story = {
  ...stories.Imported,
  play: async ({ canvasElement }) => {
    const facts = within(canvasElement).getAllByText("Made by Wren of Ashby, imported by @halfmoon");
    await expect(facts).toHaveLength(1);
  },
};

/** As little as a character can have: one tag, one greeting, nothing to share or report. */
export const MinimalTest: Story = {
  ...stories.Minimal,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("heading", { name: "About" })).toBeNull();
    await expect(within(canvasElement).queryByText("Content notes")).toBeNull();
    await expect(within(canvasElement).queryByRole("button", { name: "Share" })).toBeNull();
  },
};

/** Without a cover there is no cover to report. */
// Rule: report-from-character-page
export const WithoutCoverTest: Story = {
  ...stories.WithoutCover,
  play: async ({ canvas }) => {
    const more = canvas.getByRole("button", { name: "More" });
    await userEvent.click(more);
    await expect(await screen.findByRole("menuitem", { name: "Report @halfmoon" })).toBeVisible();
    await expect(screen.queryByRole("menuitem", { name: "Report this cover" })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(more).toHaveFocus());
    more.blur();
  },
};

/** Long name, tagline and tags. Descenders are not clipped. */
export const LongTextsTest: Story = {
  ...stories.LongTexts,
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const style = getComputedStyle(canvas.getByRole("heading", { level: 1 }));
    const pen = document.createElement("canvas").getContext("2d");
    if (pen === null) throw new Error("There is nothing to measure letters with.");
    pen.font = style.font;
    const letters = pen.measureText("jgpqyç");
    const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = letters;
    const leading = (Number.parseFloat(style.lineHeight) - above - below) / 2;
    const space = leading + below + Number.parseFloat(style.paddingBlockEnd);
    await expect(space).toBeGreaterThanOrEqual(letters.actualBoundingBoxDescent);
  },
};

/** With content warnings. */
export const WarnedTest: Story = {
  ...stories.Warned,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Content notes")).toBeVisible();
    await expect(canvas.getByText("Loss, Storms, Being watched")).toBeVisible();
  },
};

/** An adult character for all others: neither name nor cover. */
export const AdultTest: Story = {
  ...stories.Adult,
  play: async ({ args, canvasElement }) => {
    await expect(canvasElement.querySelector("img")).toBeNull();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Adult content settings" }));
    await expect(args.onAdultShow).toHaveBeenCalledTimes(1);
  },
};

/** Opened from a card: its data is shown at once, the rest is loading. */
export const PreviewedTest: Story = {
  ...stories.Previewed,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("heading", { level: 1, name: "Odile Marchetti" })).toBeVisible();
    await expect(page.getByRole("status", { name: "Loading the character" })).toBeVisible();
  },
};

/** The placeholders are where the character is shown later, within one pixel. */
export const LoadingThenReady: Story = {
  render: function Render(args) {
    const [content, setContent] = useState<typeof args.content>(pages.loading);
    return (
      <>
        <DetailScreen {...args} content={content} />
        <button type="button" onClick={() => setContent(pages.continued)}>
          Load
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const placeholders = boxes();
    await userEvent.click(canvas.getByRole("button", { name: "Load" }));
    await canvas.findByRole("heading", { level: 1 });
    const shown = boxes();
    for (const [part, box] of Object.entries(shown)) {
      for (const [side, value] of Object.entries(box)) {
        const distance = Math.abs(value - (placeholders[part]?.[side] ?? Number.NaN));
        await expect(distance, `${part}: ${side}`).toBeLessThanOrEqual(1);
      }
    }
  },
};

/** Where the parts of the page are. The size of a text is not known before the text. */
function boxes(): Readonly<Record<string, Readonly<Record<string, number>>>> {
  window.scrollTo(0, 0);
  const box = (selector: string) => {
    const { x, y, width, height } =
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    return { x, y, width, height };
  };
  const actions = classSelector(css.actions);
  const { width: _, ...buttons } = box(classSelector(css.buttons));
  const { height, ...greeting } = box(`${actions} + *`);
  if (height < 100) throw new Error("There is no greeting after the actions.");
  return {
    cover: box(classSelector(css.cover)),
    eyebrow: box(classSelector(eyebrowCss.eyebrow)),
    title: box(classSelector(css.name)),
    tagline: box(classSelector(css.tagline)),
    actions: box(actions),
    buttons,
    greeting,
  };
}

function classSelector(name: string): string {
  return `.${name.split(" ").join(".")}`;
}

/** On a phone: a long creator name moves to the next line, which begins with the name and not with a separator. */
export const LongCreator: Story = {
  ...stories.Continued,
  args: {
    content: {
      kind: "ready",
      value: { ...pages.continued.value, creator: "a-name-of-forty-characters-and-more-of-it" },
    },
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector(classSelector(eyebrowCss.eyebrow));
    if (list === null) throw new Error("The page has no line of facts.");
    const name = within(canvasElement).getByText(/^by @a-name/);
    const range = document.createRange();
    range.selectNodeContents(name);
    const [first] = range.getClientRects();
    await expect(first?.x, "the start of the name").toBe(list.getBoundingClientRect().x);
  },
};

/** Loading failed. */
export const FailedTest: Story = {
  ...stories.Failed,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.content.kind === "failed" && args.content.onRetry).toHaveBeenCalledTimes(1);
  },
};
