import { ErrorCode } from "@mimi/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { DetailPage } from "../../../app/pages/DetailPage.tsx";
import { AppFrame } from "../../../testing/AppFrame.tsx";
import { ada, characterOf } from "../../../testing/contractData.ts";
import { answer, anyQuery } from "../../../testing/storyAnswers.ts";
import { storyCast } from "../../../testing/storyCast.ts";
import { startStory } from "../../../testing/storyServices.ts";
import { typeInTheMiddle } from "../../../testing/typeInTheMiddle.ts";
import { loadUser } from "../../auth/user.actions.ts";

const [orrery] = storyCast;
const character = characterOf("orrery", { ...orrery, bio: "Keeps the last observatory." });
const similar = answer("/character/similar/", storyCast.slice(1, 6));
const refused = (status: number, code: number) => [
  answer("/character/detail/", null, { status, code }),
  similar,
];

const meta = {
  title: "App/Detail",
  component: DetailPage,
  tags: ["screen", "phone", "!autodocs"],
  parameters: {
    chromatic: { disableSnapshot: true },
    layout: "fullscreen",
    mockAddonConfigs: anyQuery,
    mockData: [answer("/character/detail/", character), similar],
  },
  args: { id: "orrery" },
  beforeEach: () => startStory({ signedIn: false }),
  decorators: [
    (Story) => (
      <AppFrame address="/character/orrery/detail">
        <Story />
      </AppFrame>
    ),
  ],
} satisfies Meta<typeof DetailPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A visitor opens a character, with similar characters below. */
export const Success: Story = {
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "Orrery Nine" })).toBeVisible();
    await expect(await screen.findByRole("link", { name: "Doctor Lazare" })).toBeVisible();
  },
};

/** The creator can edit the character, and cannot hide or report it. */
export const Own: Story = {
  parameters: {
    mockData: [
      answer("/user/", ada),
      answer("/character/detail/", {
        ...character,
        creator: { uid: ada.uid, user_name: ada.user_name, avatar: null },
        definition: "Keeps the last observatory.",
      }),
      answer("/character/last_history/", { chat: null, messages: [], has_more: false, has_newer: false }),
      similar,
    ],
  },
  beforeEach: () => startStory({ signedIn: true }),
  play: async () => {
    // The app loads the user when it starts.
    await loadUser();
    await screen.findByRole("heading", { level: 1, name: "Orrery Nine" });
    const menu = () =>
      screen.queryAllByRole("button", { name: "More" }).find((button) => button.checkVisibility());
    if (innerWidth >= 768) {
      await expect(await screen.findByRole("link", { name: "Edit" })).toBeVisible();
      // A creator has no menu to hide or report the character.
      await expect(menu()).toBeUndefined();
      return;
    }
    await userEvent.click(await waitFor(() => menu() ?? Promise.reject(new Error("There is no menu."))));
    await expect(await screen.findByRole("menuitem", { name: "Edit" })).toBeVisible();
    await expect(screen.queryByRole("menuitem", { name: /Report|Hide/ })).toBeNull();
  },
};

/** The character is for adults, and the visitor has not confirmed their age: name and cover are hidden. */
export const Adult: Story = {
  parameters: { mockData: refused(403, ErrorCode.adultNotAttested) },
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
    await expect(screen.queryByText("Orrery Nine")).toBeNull();
  },
};

/** The character was deleted, or never existed. */
export const Deleted: Story = {
  parameters: { mockData: refused(404, ErrorCode.notFound) },
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
  },
};

/** The page cannot be loaded after two retries, and the user can retry. */
export const Failed: Story = {
  parameters: { mockData: refused(500, ErrorCode.ourFault) },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

/** A visitor reports the character: without a reason nothing is sent, and then a receipt is shown. */
export const Reporting: Story = {
  parameters: {
    mockData: [
      answer("/character/detail/", character),
      similar,
      answer("/report/", { receipt: "R-2026-1120" }, { method: "POST" }),
    ],
  },
  play: async () => {
    await screen.findByRole("heading", { level: 1, name: "Orrery Nine" });
    const more = screen.getAllByRole("button", { name: "More" }).find((button) => button.checkVisibility());
    if (!more) throw new Error("The menu of the character is not in filter.");
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Report this character" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Report this character" }));
    await userEvent.click(dialog.getByRole("radio", { name: /^Spam/ }));
    await typeInTheMiddle(dialog.getByRole("textbox"));
    await userEvent.click(dialog.getByRole("button", { name: "Send report" }));
    await expect(await screen.findByText("R-2026-1120")).toBeVisible();
  },
};
