import type { Plan } from "@mimi/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { showDialog } from "../../state/overlays/dialogs.actions.ts";
import { AppFrame } from "../../testing/AppFrame.tsx";
import { ada } from "../../testing/contractData.ts";
import { answer, anyQuery } from "../../testing/storyAnswers.ts";
import { outsideStory, startStory } from "../../testing/storyServices.ts";
import { PlanModalContainer } from "./PlanModalContainer.tsx";

const free: Plan = { plan_id: 101, expired: false, end_time: null };
const standard: Plan = { plan_id: 105, expired: false, end_time: "2026-12-02T12:00:00Z" };
const checkout = "https://payments.example/checkout";
const management = "https://payments.example/manage";

/** The calls of a user with a plan. */
function otherCalls(plan: Plan, paying = answer("/stripe/get_checkout_url/", { url: checkout })) {
  return [
    answer("/user/", ada),
    answer("/user/plan/", plan),
    answer("/stripe/management/", { url: management }),
    paying,
  ];
}

const meta = {
  title: "App/Plan",
  component: PlanModalContainer,
  tags: ["!autodocs"],
  parameters: {
    chromatic: { disableSnapshot: true },
    layout: "fullscreen",
    mockAddonConfigs: anyQuery,
    mockData: otherCalls(free),
  },
  beforeEach: () => {
    startStory({ signedIn: true });
    showDialog("plan", true);
  },
  // `AllOverlays` renders the dialog, as in the app.
  render: () => <AppFrame address="/">{null}</AppFrame>,
} satisfies Meta<typeof PlanModalContainer>;
export default meta;

type Story = StoryObj<typeof meta>;

async function plan(name: string) {
  return within(await screen.findByRole("dialog", { name }, { timeout: 5_000 }));
}

async function press(name: string, button: string): Promise<void> {
  await userEvent.click(await (await plan(name)).findByRole("button", { name: button }));
}

/** A user on Free opens the payment page (§4). */
export const Checkout: Story = {
  play: async () => {
    await press("Your plan is Free", "Upgrade Now: Standard");
    await waitFor(() => expect(outsideStory().browser.opened).toEqual([checkout]));
  },
};

/** A subscriber changes the subscription at the provider's management page, and pays nothing twice (§4). */
export const Management: Story = {
  parameters: { mockData: otherCalls(standard) },
  play: async () => {
    const modal = await plan("Your plan is Standard");
    await expect(modal.getByText("12 days remaining")).toBeVisible();
    await press("Your plan is Standard", "Upgrade Now: Premium");
    await waitFor(() => expect(outsideStory().browser.opened).toEqual([management]));
  },
};

/** Where the payment provider has no page for it, a plan is cancelled in the app, after a confirmation. */
export const Cancel: Story = {
  parameters: {
    mockData: [
      answer("/user/", ada),
      answer("/user/plan/", { ...standard, manage: "cancel" }),
      answer(
        "/user/plan/cancel/",
        {
          ...{ ...standard, manage: "cancel" },
          reason: { kind: "ends", plan_id: 105, at: standard.end_time },
        },
        { method: "POST" },
      ),
    ],
  },
  play: async () => {
    const modal = await plan("Your plan is Standard");
    await expect(modal.queryByRole("button", { name: "Manage Subscriptions" })).toBeNull();
    await press("Your plan is Standard", "Cancel plan");
    const question = within(await screen.findByRole("alertdialog", { name: "Cancel Standard?" }));
    await userEvent.click(question.getByRole("button", { name: "Cancel plan" }));
    await expect(await modal.findByText(/It ends on .* and is not renewed/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(modal.queryByRole("button", { name: "Cancel plan" })).toBeNull();
    await expect(outsideStory().browser.opened).toEqual([]);
  },
};

/** A plan whose payment failed is paid at the provider's pages, though the user is on Free. */
// Rule: plan-end-shown
export const Unpaid: Story = {
  parameters: {
    mockData: otherCalls({ ...free, reason: { kind: "unpaid", plan_id: 105, at: null } }),
  },
  play: async () => {
    await press("Your plan is Free", "Pay now");
    await waitFor(() => expect(outsideStory().browser.opened).toEqual([management]));
  },
};

/** An expired plan is shown as expired. */
export const Expired: Story = {
  parameters: {
    mockData: otherCalls({ plan_id: 110, expired: true, end_time: "2026-11-01T12:00:00Z" }),
  },
  play: async () => {
    const modal = await plan("Your Premium plan has ended");
    await expect(modal.queryByText(/remaining/)).toBeNull();
  },
};

/** The payment page cannot be opened after two retries; the plan is unchanged. */
export const CheckoutFails: Story = {
  parameters: {
    mockData: otherCalls(free, answer("/stripe/get_checkout_url/", null, { status: 500, code: 50001 })),
  },
  play: async () => {
    await press("Your plan is Free", "Upgrade Now: Premium");
    await expect(await screen.findByText(/Something went wrong on our side/)).toBeVisible();
    await expect(outsideStory().browser.opened).toEqual([]);
  },
};

/** The API returns an address that the app must not open. */
export const AddressRefused: Story = {
  parameters: {
    mockData: otherCalls(free, answer("/stripe/get_checkout_url/", { url: "http://payments.example/" })),
  },
  play: async () => {
    await press("Your plan is Free", "Upgrade Now: Premium");
    await expect(await screen.findByText(/The payment page could not be opened/)).toBeVisible();
    await expect(outsideStory().browser.opened).toEqual([]);
  },
};

/** The plan was changed in another window: it is loaded again before anything is paid. */
export const ChangedElsewhere: Story = {
  parameters: {
    mockData: otherCalls(free, answer("/stripe/get_checkout_url/", null, { status: 409, code: 40901 })),
  },
  play: async () => {
    await press("Your plan is Free", "Upgrade Now: Standard");
    await expect(await screen.findByText(/Your plan was changed in another window/)).toBeVisible();
  },
};

/** The plan cannot be loaded after two retries, and the user can retry. */
export const Failed: Story = {
  parameters: {
    mockData: [answer("/user/", ada), answer("/user/plan/", null, { status: 500, code: 50001 })],
  },
  play: async () => {
    const modal = await plan("Your plan");
    await expect(await modal.findByText("Your plan did not load.")).toBeVisible();
    await expect(modal.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};
