import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import stateMeta, * as stories from "./ModerationScreen.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Screens/Moderation",
  tags: ["screen", "!autodocs"],
  parameters: { ...stateMeta.parameters, ...interaction.parameters },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Images are blurred until they are asked for. */
export const Image: Story = {
  ...stories.Open,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole("img")).toBeNull();
    const [show] = page.getAllByRole("button", { name: "Show image" });
    if (show) await userEvent.click(show);
    await expect(page.getByRole("img", { name: "Image of Ines" })).toBeVisible();
  },
};

/** A long text is shown in part at first. */
export const LongTextTest: Story = {
  ...stories.LongText,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByText(/The last line\.$/)).toBeNull();
    await userEvent.click(page.getByRole("button", { name: "Show the whole text" }));
    await expect(page.getByText(/The last line\.$/)).toBeVisible();
    await expect(page.queryByRole("button", { name: "Show the whole text" })).toBeNull();
    await expect(page.queryByText("Ship 30 passes by.")).toBeNull();
    await userEvent.click(page.getByRole("button", { name: "Show 7 more texts" }));
    await expect(page.getByText("Ship 30 passes by.")).toBeVisible();
  },
};

/** Each text has the name of its field. What differs since the report is marked; the rest is not repeated. */
// Rule: case-field-names
export const Fields: Story = {
  ...stories.Open,
  play: async ({ canvasElement }) => {
    const cardOf = (heading: string) => {
      const card = within(canvasElement).getByRole("heading", { name: heading }).closest("section");
      if (card === null) throw new Error(`There is no card ${heading}.`);
      return within(card);
    };
    const namesIn = (heading: string) =>
      cardOf(heading)
        .getAllByRole("term")
        .map(({ textContent }) => textContent);
    await expect(namesIn("As it was reported")).toEqual([
      ...["Name", "Tagline", "About", "First message", "First message 3", "Definition"],
      ...["Lorebook · Entry 1 · Trigger words", "Lorebook · Entry 1 · Text"],
    ]);
    await expect(namesIn("As it is now")).toEqual([
      ...["NameChanged", "TaglineChanged", "Short nameAdded", "AboutRemoved", "First message 3Removed"],
    ]);
    const now = cardOf("As it is now");
    await expect(now.getByText(/^Not changed: Image, First message, Definition, Lorebook/)).toBeVisible();
    await expect(now.queryByText(/half the price/)).toBeNull();
  },
};

/** In a wide window the decision stays in view, beside what is read; in a smaller one a button leads to it. */
// Rule: decision-beside-case
export const Beside: Story = {
  ...stories.TakingDown,
  tags: ["phone"],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const form = page.getByRole("form", { name: "Decision" });
    const decide = page.getByRole("button", { name: "Decide" });
    const isInView = () => {
      const { top, bottom } = decide.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    };
    const jump = () => page.queryByRole("button", { name: "To the decision" });
    if (matchMedia("(min-width: 1200px)").matches) {
      const texts = page.getByRole("heading", { name: "As it was reported" });
      await expect(form.getBoundingClientRect().left).toBeGreaterThan(texts.getBoundingClientRect().right);
      await expect(jump()).toBeNull();
      await expect(isInView()).toBe(true);
      page.getByRole("heading", { name: "As it is now" }).scrollIntoView();
      await expect(scrollY).toBeGreaterThan(300);
      await expect(isInView()).toBe(true);
    } else {
      await waitFor(() => expect(jump()).toBeVisible());
      const { bottom } = jump()?.getBoundingClientRect() ?? { bottom: 0 };
      await expect(bottom).toBeLessThanOrEqual(innerHeight);
      await userEvent.click(page.getByRole("button", { name: "To the decision" }));
      await expect(page.getByRole("radio", { name: "Take down" })).toHaveFocus();
      await waitFor(() => expect(jump()).toBeNull());
    }
  },
};
