import { type ComponentProps, useState } from "react";
import type { StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import stateMeta, * as stories from "./ModerationScreen.stories.tsx";
import { ModerationScreen } from "./ModerationScreen.tsx";
import type { ModerationDraft } from "./ModerationScreen.tsx";

const meta = {
  ...stateMeta,
  title: "Screens/Moderation",
  tags: ["screen", "!autodocs"],
  parameters: { ...stateMeta.parameters, ...interaction.parameters },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the case that is chosen, with the content of the first one. */
function Opening({ content, ...args }: ComponentProps<typeof ModerationScreen>) {
  const [selected, setSelected] = useState<string>();
  if (content.tab !== "queue" || content.open?.kind !== "ready" || selected === undefined)
    return <ModerationScreen {...args} content={content} onCaseSelect={setSelected} />;
  const one = { ...content.open.value, key: selected, title: "Corvin Ashe" };
  const chosen = { ...content, selected, open: { kind: "ready", value: one } } as const;
  return <ModerationScreen {...args} content={chosen} onCaseSelect={setSelected} />;
}

/** An owner that holds the drafts, and shows the screen anew, as a reload does. */
function Reloading(args: ComponentProps<typeof ModerationScreen>) {
  const [drafts, setDrafts] = useState<Record<string, ModerationDraft>>({});
  const [loads, setLoads] = useState(1);
  const onDraftChange = (key: string, change: ModerationDraft) =>
    setDrafts((before) => ({ ...before, [key]: { ...before[key], ...change } }));
  return (
    <>
      <ModerationScreen key={loads} {...args} drafts={drafts} onDraftChange={onDraftChange} />
      <button type="button" onClick={() => setLoads(loads + 1)}>{`Load ${loads}`}</button>
    </>
  );
}

/** A case in the list, in a window of 1280 px. */
const ROW = { width: 334, height: 86 };
function sizeOf(element: Element | null) {
  const { width, height } = element?.getBoundingClientRect() ?? { width: 0, height: 0 };
  return { width: Math.round(width), height: Math.round(height) };
}

/** J and K go through the cases, and a case opens by its button. */
export const QueueTest: Story = {
  ...stories.Queue,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const tab = page.getByRole("link", { name: "Queue" });
    await expect(tab).toHaveAttribute("aria-current", "page");
    const { backgroundImage, paddingInlineStart } = getComputedStyle(tab);
    await expect(backgroundImage, "the line below the current tab").toContain("gradient");
    const { left } = page.getByRole("heading", { level: 1 }).getBoundingClientRect();
    await expect(tab.getBoundingClientRect().left + Number.parseFloat(paddingInlineStart)).toBe(left);
    await expect(sizeOf(page.getByRole("button", { name: /Ines of the lighthouse/ }).closest("li"))).toEqual(
      ROW,
    );
    await userEvent.keyboard("j");
    await expect(args.onCaseSelect).toHaveBeenLastCalledWith("character/ines");
    await userEvent.click(page.getByRole("button", { name: /Corvin Ashe/ }));
    await expect(args.onCaseSelect).toHaveBeenLastCalledWith("image/corvin");
    await userEvent.click(page.getByRole("checkbox", { name: "Select Sable" }));
    await expect(args.onCaseCheckedChange).toHaveBeenCalledWith("message/m1", true);
    await expect(page.getByRole("checkbox", { name: "Select halfmoon" })).toBeDisabled();
    await userEvent.click(page.getByRole("button", { name: "Show more" }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** The placeholders are as wide and as high as the rows of the list. */
export const LoadingTest: Story = {
  ...stories.Loading,
  play: async ({ canvasElement }) => {
    const placeholder = within(canvasElement).getByRole("status", { name: "Loading" }).firstElementChild;
    await expect(sizeOf(placeholder)).toEqual(ROW);
  },
};

/** A decision by keyboard alone, with a rule and a reason. */
export const OpenTest: Story = {
  ...stories.Open,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.keyboard("2");
    await expect(page.getByRole("radio", { name: "Take down" })).toBeChecked();
    await userEvent.type(
      page.getByRole("textbox", { name: /Reason, shown to the owner/ }),
      "Jokes aside: it is an advertisement.",
    );
    await expect(args.onCaseSelect).not.toHaveBeenCalled();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(args.onCaseDecide).toHaveBeenCalledWith({
      ...{ decision: "uphold", rule: "moderation", note: "" },
      reason: "Jokes aside: it is an advertisement.",
    });
    await userEvent.click(document.body);
    await userEvent.keyboard("j");
    await expect(args.onCaseSelect).toHaveBeenLastCalledWith("image/corvin");
  },
};

/** A case that the moderator opens gets the focus, so that it is read and on the screen, also after a decision. */
export const Next: Story = {
  ...stories.Open,
  render: (args) => <Opening {...args} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("heading", { level: 2 })).not.toHaveFocus();
    await userEvent.keyboard("j");
    const heading = await page.findByRole("heading", { level: 2, name: "Corvin Ashe" });
    await expect(heading).toHaveFocus();
  },
};

/** One decision for several cases. */
export const TogetherTest: Story = {
  ...stories.Together,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("radio", { name: "Nothing is wrong" }));
    await userEvent.click(page.getByRole("button", { name: "Decide" }));
    await expect(args.onCaseDecide).toHaveBeenCalledWith({
      ...{ decision: "dismiss", rule: "moderation", reason: "", note: "" },
    });
  },
};

/** An appeal with an answer. */
export const AppealsTest: Story = {
  ...stories.Appeals,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole("textbox", { name: /Answer to the user/ }), "You are right.");
    await userEvent.click(page.getByRole("button", { name: "Withdraw the decision" }));
    await expect(args.onAppealDecide).toHaveBeenCalledWith("a1", "reversed", "You are right.");
  },
};

/** A suspension needs words for the user. */
export const AccountTest: Story = {
  ...stories.Account,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("radio", { name: "Suspend" }));
    await userEvent.click(page.getByRole("button", { name: "Decide" }));
    await expect(page.getByText("Please enter a reason")).toBeVisible();
    await expect(args.onAccountDecide).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole("radio", { name: "30 days" }));
    await userEvent.click(page.getByRole("radio", { name: "Refund" }));
    await userEvent.type(page.getByRole("textbox", { name: /Reason, shown to the user/ }), "Threats.");
    await userEvent.click(page.getByRole("button", { name: "Decide" }));
    await expect(args.onAccountDecide).toHaveBeenCalledWith({
      ...{ action: "suspend", rule: "moderation", reason: "Threats.", note: "" },
      ...{ days: 30, payment: "refund" },
    });
  },
};

/** The log is filtered, and exported. */
export const LogTest: Story = {
  ...stories.Log,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const label = page.getByText("Critical only").getBoundingClientRect();
    const { left } = page.getByRole("switch").getBoundingClientRect();
    await expect(left - label.right, "from the label to its switch").toBeLessThanOrEqual(24);
    await userEvent.type(page.getByRole("textbox", { name: "What happened" }), "report.decided");
    await fireEvent.change(page.getByLabelText("From"), { target: { value: "2026-11-01" } });
    await userEvent.click(page.getByRole("switch", { name: "Critical only" }));
    await userEvent.click(page.getByRole("button", { name: "Filter" }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({
      ...{ action: "report.decided", criticalOnly: true, actor: "", item: "", from: "2026-11-01", to: "" },
    });
    await userEvent.click(page.getByRole("button", { name: "Export" }));
    await expect(args.onLogExport).toHaveBeenCalledOnce();
  },
};

/** What was entered about a case is there after the page was loaded again. */
export const HalfWrittenDecision: Story = {
  ...stories.Open,
  render: Reloading,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.keyboard("2");
    await userEvent.click(page.getByRole("combobox", { name: "Rule" }));
    await userEvent.click(await screen.findByRole("option", { name: "No spam" }));
    await userEvent.type(page.getByRole("textbox", { name: /^Reason/ }), "It sells");
    await userEvent.type(page.getByRole("textbox", { name: /^Note/ }), "Twice");
    await userEvent.click(page.getByRole("button", { name: "Load 1" }));
    await expect(page.getByRole("radio", { name: "Take down" })).toBeChecked();
    await expect(page.getByRole("combobox", { name: "Rule" })).toHaveTextContent("No spam");
    await expect(page.getByRole("textbox", { name: /^Reason/ })).toHaveValue("It sells");
    await expect(page.getByRole("textbox", { name: /^Note/ })).toHaveValue("Twice");
  },
};

/** What was entered about an account is there after the page was loaded again. */
export const HalfWrittenAccount: Story = {
  ...stories.Account,
  render: Reloading,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("radio", { name: "Suspend" }));
    await userEvent.type(page.getByRole("textbox", { name: /^Reason/ }), "It sells");
    await userEvent.click(page.getByRole("button", { name: "Load 1" }));
    await expect(page.getByRole("radio", { name: "Suspend" })).toBeChecked();
    await expect(page.getByRole("textbox", { name: /^Reason/ })).toHaveValue("It sells");
  },
};

/** The answer to an appeal is there after the page was loaded again. */
export const HalfWrittenAnswer: Story = {
  ...stories.Appeals,
  render: Reloading,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const answers = () => page.getAllByRole("textbox").map((field) => (field as HTMLInputElement).value);
    const [first] = page.getAllByRole("textbox");
    if (first) await userEvent.type(first, "You are");
    await userEvent.click(page.getByRole("button", { name: "Load 1" }));
    await expect(answers()[0]).toBe("You are");
    await expect(answers().slice(1)).not.toContain("You are");
  },
};
