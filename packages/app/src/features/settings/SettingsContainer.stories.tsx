import { ErrorCode, type DecisionNotice, type Hidden as HiddenItems } from "@mimi/contract";
import type { SettingsSection } from "@mimi/ui/screens/settings-modal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { showDialog } from "../../state/overlays/dialogs.actions.ts";
import { AppFrame } from "../../testing/AppFrame.tsx";
import { ada, ageOf } from "../../testing/contractData.ts";
import { answer, anyQuery } from "../../testing/storyAnswers.ts";
import { startStory } from "../../testing/storyServices.ts";
import { typeInTheMiddle } from "../../testing/typeInTheMiddle.ts";
import { loadUser } from "../auth/user.actions.ts";
import { SettingsContainer } from "./SettingsContainer.tsx";

const hidden: HiddenItems = {
  characters: [{ id: "sable", name: "Sable", removed: false }],
  creators: [],
  tags: [{ id: "3", name: "Noir", removed: false }],
};
const attest = (data: unknown, answered = {}) =>
  answer("/user/attest_adult/", data, { method: "POST", ...answered });
const otherCalls = [answer("/user/", ada), answer("/user/hidden/", hidden)];

/** One section of the settings, for a user. */
function at(section: SettingsSection, mockData: readonly object[] = otherCalls) {
  return {
    parameters: { mockData },
    beforeEach: async () => {
      startStory({ signedIn: true });
      showDialog("settings", { section });
      await loadUser();
    },
  };
}

const meta = {
  title: "App/Settings",
  component: SettingsContainer,
  tags: ["!autodocs"],
  parameters: {
    chromatic: { disableSnapshot: true },
    layout: "fullscreen",
    mockAddonConfigs: anyQuery,
    mockData: otherCalls,
  },
  beforeEach: () => {
    startStory({ signedIn: false });
    showDialog("settings", { section: "appearance" });
  },
  // `AllOverlays` renders the dialog, as in the app.
  render: () => <AppFrame address="/">{null}</AppFrame>,
} satisfies Meta<typeof SettingsContainer>;
export default meta;

type Story = StoryObj<typeof meta>;

async function settings() {
  return within(await screen.findByRole("dialog", { name: "Settings" }, { timeout: 5_000 }));
}

/** A visitor has the settings that the browser stores, and none of an account. */
export const Visitor: Story = {
  play: async () => {
    const dialog = await settings();
    await expect(dialog.getByText("Covers per row")).toBeVisible();
    await expect(dialog.queryByText("Delete account")).toBeNull();
  },
};

/** What a user hides, with buttons to show it again. */
export const Hidden: Story = {
  ...at("hidden", [...otherCalls, answer("/user/hide/", { ...hidden, tags: [] }, { method: "POST" })]),
  play: async () => {
    const dialog = await settings();
    await userEvent.click(await dialog.findByRole("button", { name: "Show again: Noir" }));
    await expect(await dialog.findByText("Sable")).toBeVisible();
    await expect(dialog.queryByText("Noir")).toBeNull();
  },
};

/** What is hidden could not be loaded, and the user can retry. */
export const HiddenFailed: Story = {
  ...at("hidden", [answer("/user/", ada), answer("/user/hidden/", null, { status: 500, code: 50001 })]),
  play: async () => {
    const dialog = await settings();
    await expect(await dialog.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

/** The user has not confirmed to be an adult. */
const unconfirmed = answer("/user/age/", ageOf("statement"));

async function turnOn() {
  const dialog = await settings();
  await userEvent.click(await dialog.findByRole("switch", { name: "Show adult characters" }));
  const gate = within(await screen.findByRole("dialog", { name: "Are you 18 or older?" }));
  await userEvent.click(gate.getByRole("button", { name: "I am 18 or older" }));
}

/** The age gate opens before adult content is shown. It does not open again after the answer. */
export const AdultAllowed: Story = {
  ...at("adult", [...otherCalls, unconfirmed, attest({ adult_attested_at: "2026-11-20T12:00:00Z" })]),
  play: async () => {
    await turnOn();
    await expect(await screen.findByText("Adult characters are on.")).toBeVisible();
  },
};

/** Where an age check is needed, the settings say so after the age gate was closed, and open it again. */
export const AgeCheck: Story = {
  ...at("adult", [...otherCalls, answer("/user/age/", ageOf("check"))]),
  play: async () => {
    const dialog = await settings();
    await userEvent.click(await dialog.findByRole("switch", { name: "Show adult characters" }));
    const gate = within(await screen.findByRole("dialog", { name: "Age check required" }));
    await expect(gate.getByRole("radio", { name: "Ageproof" })).toBeChecked();
    await userEvent.click(gate.getByRole("button", { name: "Keep hidden" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Age check required" })).toBeNull());
    await userEvent.click(await dialog.findByRole("button", { name: "Check my age" }));
    await expect(await screen.findByRole("dialog", { name: "Age check required" })).toBeVisible();
  },
};

/** Adult content is not available in the user's country. */
export const AdultUnavailable: Story = {
  ...at("adult", [
    ...otherCalls,
    unconfirmed,
    attest(null, { status: 403, code: ErrorCode.notAllowed, details: { needs: "another_country" } }),
  ]),
  play: async () => {
    await turnOn();
    await expect(await screen.findByText("Not available where you are")).toBeVisible();
  },
};

const decision: DecisionNotice = {
  ...{ notice_id: "n1", measure: "restrict", kind: null, character_id: null, title: null, rule: "banned" },
  reason: "Three of your characters advertise the same shop.",
  ...{ until: "2030-12-03T12:00:00Z", payment: null, created_at: "2026-11-03T12:00:00Z" },
  ...{ seen: false, ended_by: null, appealable: true, appeal: null },
};

/** What moderators decided, and the appeal against it. */
export const Decisions: Story = {
  ...at("notices", [
    ...otherCalls,
    answer("/user/notices/", { items: [decision], page: 1, has_more: false, hidden: 0 }),
    answer("/user/notices/seen/", {}, { method: "POST" }),
    answer("/user/notices/appeal/", {}, { method: "POST" }),
  ]),
  play: async () => {
    const dialog = await settings();
    await userEvent.click(await dialog.findByRole("button", { name: "Appeal" }));
    await userEvent.type(dialog.getByRole("textbox"), "They are three different shops.");
    await userEvent.click(dialog.getByRole("button", { name: "Send appeal" }));
    await expect(await dialog.findByRole("heading", { name: "You cannot publish or upload" })).toBeVisible();
  },
};

/** The name that confirms the deletion can be corrected in the middle. */
export const Typing: Story = {
  ...at("deletion"),
  play: async () => typeInTheMiddle(await (await settings()).findByRole("textbox", { name: /to confirm$/ })),
};
