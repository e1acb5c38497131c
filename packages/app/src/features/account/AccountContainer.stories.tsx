import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { showDialog } from "../../state/overlays/dialogs.actions.ts";
import { AppFrame } from "../../testing/AppFrame.tsx";
import { ada } from "../../testing/contractData.ts";
import { answer, anyQuery } from "../../testing/storyAnswers.ts";
import { startStory } from "../../testing/storyServices.ts";
import { typeInTheMiddle } from "../../testing/typeInTheMiddle.ts";
import { AccountContainer } from "./AccountContainer.tsx";

const user = { ...ada, avatar: "covers/marzipan-300.webp", biography: "Writes lighthouse keepers." };

const meta = {
  title: "App/Account",
  component: AccountContainer,
  tags: ["!autodocs"],
  parameters: {
    chromatic: { disableSnapshot: true },
    layout: "fullscreen",
    mockAddonConfigs: anyQuery,
    mockData: [
      answer("/user/", user),
      answer("/user/update/", { ...user, user_name: "Lovelace" }, { method: "POST" }),
    ],
  },
  beforeEach: () => {
    startStory({ signedIn: true });
    showDialog("account", true);
  },
  // `AllOverlays` renders the dialog, as in the app.
  render: () => <AppFrame address="/">{null}</AppFrame>,
} satisfies Meta<typeof AccountContainer>;
export default meta;

type Story = StoryObj<typeof meta>;

async function account() {
  return within(await screen.findByRole("dialog", { name: "Account" }, { timeout: 5_000 }));
}

/** A user changes the name; the toast says "success" (§8). */
export const Success: Story = {
  play: async () => {
    const dialog = await account();
    const name = dialog.getByLabelText("User name");
    await waitFor(() => expect(name).toHaveValue("Ada"));
    await userEvent.clear(name);
    await userEvent.type(name, "Lovelace");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await screen.findByText("success")).toBeVisible();
  },
};

/** Without name and avatar nothing is sent (§5). */
export const Incomplete: Story = {
  parameters: { mockData: [answer("/user/", { ...user, avatar: null, user_name: "" })] },
  play: async () => {
    const dialog = await account();
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText("Please input user name")).toBeVisible();
    await expect(dialog.getByText("Please upload avatar")).toBeVisible();
  },
};

/** Saving fails; what was written stays. */
export const Failed: Story = {
  parameters: {
    mockData: [
      answer("/user/", user),
      answer("/user/update/", null, { method: "POST", status: 500, code: 50001 }),
    ],
  },
  play: async () => {
    const dialog = await account();
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText(/Something went wrong on our side/)).toBeVisible();
  },
};

/** A file that is not an image is refused before it is uploaded (§5). */
export const WrongFile: Story = {
  parameters: {
    mockData: undefined,
    msw: { handlers: [http.get("*/api/user/", () => HttpResponse.json({ code: 0, data: user }))] },
  },
  play: async () => {
    await account();
    const input = document.querySelector<HTMLInputElement>("[role=dialog] input[type=file]");
    if (!input) throw new Error("The dialog has no place for a file.");
    const file = new File(["x"], "notes.txt", { type: "text/plain" });
    await userEvent.upload(input, file, { applyAccept: false });
    await expect(await screen.findByText("Please upload image file")).toBeVisible();
  },
};

/** Name and biography can be edited in the middle. */
export const Typing: Story = {
  play: async () => {
    const dialog = await account();
    await waitFor(() => expect(dialog.getByLabelText("User name")).toHaveValue("Ada"));
    for (const field of dialog.getAllByRole("textbox")) await typeInTheMiddle(field);
  },
};
