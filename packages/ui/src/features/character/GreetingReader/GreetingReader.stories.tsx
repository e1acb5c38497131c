import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { greetingReaderFixtures as greetings } from "./GreetingReader.fixtures.ts";
import { GreetingReader } from "./GreetingReader.tsx";

const meta = {
  title: "Features/Character/GreetingReader",
  component: GreetingReader,
  args: { greetings: greetings.three, onIndexChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 772 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GreetingReader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A greeting with two alternate greetings. */
export const Three: Story = {};

/** The last of three. */
export const Last: Story = { args: { defaultIndex: 2 } };

/** A greeting with one alternate greeting. */
export const Two: Story = { args: { greetings: greetings.two } };

/** A single greeting without controls. */
export const One: Story = { args: { greetings: greetings.one } };

/** Begins with an action. */
export const OpensWithAction: Story = { args: { greetings: greetings.opensWithAction } };

/** Begins with speech. */
export const OpensWithSpeech: Story = { args: { greetings: greetings.opensWithSpeech } };

/** The longest greeting. */
export const Long: Story = { args: { greetings: greetings.long } };

/** Hostile text: nothing runs, nothing loads. */
export const Hostile: Story = { args: { greetings: greetings.hostile } };

/** The last of three. */
export const LastTest: Story = {
  ...Last,
  ...interaction,
  play: async ({ canvasElement }) => {
    const next = within(canvasElement).getByRole("button", { name: "Next first message" });
    await expect(next).toHaveAttribute("aria-disabled", "true");
  },
};

/** Held by its owner: it opens the page that the owner gives. */
export const Controlled: Story = {
  ...interaction,
  args: { index: 1 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Next first message" }));
    await expect(args.onIndexChange).toHaveBeenCalledWith(2);
    await expect(canvas.getByRole("status")).toHaveTextContent("2 of 3");
  },
};

/** The position is announced after turning a page. */
export const Turned: Story = {
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const reader = within(canvasElement);
    await userEvent.click(reader.getByRole("button", { name: "Next first message" }));
    await expect(args.onIndexChange).toHaveBeenCalledWith(1);
    await expect(reader.getByRole("status")).toHaveTextContent("2 of 3");
    await expect(reader.getByText(/It does that/)).toBeVisible();
  },
};

/** A finger that swipes to the left turns to the next page, as in the chat; at the end there is none. */
export const Swiped: Story = {
  ...interaction,
  play: async ({ canvas }) => {
    const swipe = async (from: number, to: number) => {
      const text = canvas.getAllByRole("paragraph")[0];
      if (text === undefined) throw new Error("There is no text.");
      const at = (clientX: number) => ({ pointerType: "touch", clientX, clientY: 200 });
      await fireEvent.pointerDown(text, at(from));
      await fireEvent.pointerMove(text, at(to));
      await fireEvent.pointerUp(text, at(to));
    };
    await swipe(260, 100);
    await expect(canvas.getByRole("status")).toHaveTextContent("2 of 3");
    await swipe(260, 100);
    await swipe(260, 100);
    await expect(canvas.getByRole("status")).toHaveTextContent("3 of 3");
    await swipe(100, 260);
    await expect(canvas.getByRole("status")).toHaveTextContent("2 of 3");
  },
};

/** A single greeting without controls. */
export const OneTest: Story = {
  ...One,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

/** A first message of a few words: the page is as high as the drop cap, which is two lines high. */
export const OneLine: Story = {
  ...interaction,
  args: { greetings: ["“You came.”"] },
  play: async ({ canvas }) => {
    const text = canvas.getByText("“You came.”").closest("p");
    const page = text?.closest("section");
    if (!text || !page) throw new Error("The first message has no page.");
    const padding = Number.parseFloat(getComputedStyle(page).paddingBlockEnd);
    const room = page.getBoundingClientRect().bottom - padding - text.getBoundingClientRect().top;
    // Two lines of 50 pixels in the letter's font size.
    await expect(room).toBeGreaterThanOrEqual(50);
  },
};

/** Hostile text: nothing runs, nothing loads. */
export const HostileTest: Story = {
  ...Hostile,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("img, a[href^='javascript']")).toBeNull();
  },
};

/** Arabic letters are joined: the first one is as large as the others. */
export const WithoutDropCap: Story = {
  ...interaction,
  args: { greetings: ["مرحبا يا صديقي! كيف حالك؟", "Welcome."] },
  play: async ({ canvas }) => {
    const first = () =>
      getComputedStyle(canvas.getAllByRole("paragraph")[0] ?? document.body, "::first-letter");
    await expect(first().float).toBe("none");
    await userEvent.click(canvas.getByRole("button", { name: "Next first message" }));
    await expect(first().float).toBe("left");
  },
};
