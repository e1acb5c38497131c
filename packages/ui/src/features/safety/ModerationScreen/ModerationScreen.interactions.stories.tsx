import type { StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./ModerationScreen.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Screens/Moderation",
  tags: ["screen", "interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** J and K go through the cases, and a case opens by its button. */
export const Queue: Story = {
  ...stories.Queue,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
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

/** A decision by keyboard alone, with a rule and a reason. */
export const Open: Story = {
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
export const LongText: Story = {
  ...stories.LongText,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByText(/The last line\.$/)).toBeNull();
    await userEvent.click(page.getByRole("button", { name: "Show the whole text" }));
    await expect(page.getByText(/The last line\.$/)).toBeVisible();
    await expect(page.queryByRole("button", { name: "Show the whole text" })).toBeNull();
  },
};

/** One decision for several cases. */
export const Together: Story = {
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
export const Appeals: Story = {
  ...stories.Appeals,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole("textbox", { name: /Answer to the user/ }), "You are right.");
    await userEvent.click(page.getByRole("button", { name: "Withdraw the decision" }));
    await expect(args.onAppealDecide).toHaveBeenCalledWith("a1", "reversed", "You are right.");
  },
};

/** A suspension needs words for the user. */
export const Account: Story = {
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
      ...{ measure: "suspend", rule: "moderation", reason: "Threats.", note: "" },
      ...{ days: 30, payment: "refund" },
    });
  },
};

/** The log is filtered, and exported. */
export const Log: Story = {
  ...stories.Log,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
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
