import type { Hidden } from "@mimi/contract";
import { MainLayout } from "@mimi/ui/main-layout";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { PolicyPage } from "../../../app/pages/PolicyPage.tsx";
import { showDialog } from "../../../state/overlays/dialogs.actions.ts";
import { AppFrame } from "../../../testing/AppFrame.tsx";
import { ada } from "../../../testing/contractData.ts";
import { answer, anyQuery } from "../../../testing/storyAnswers.ts";
import { outsideStory, startStory } from "../../../testing/storyServices.ts";
import { typeInTheMiddle } from "../../../testing/typeInTheMiddle.ts";
import { authState } from "../../auth/auth.store.ts";
import { loadUser } from "../../auth/user.actions.ts";
import { HeaderContainer } from "./HeaderContainer.tsx";
import { NotFoundPage } from "../../../app/pages/NotFoundPage.tsx";

const tags = ["Mystery", "Science fiction", "Comedy"].map((name, index) => ({
  id: index + 1,
  name,
  slug: name.toLowerCase(),
  count: 9 - index,
}));
const hidden: Hidden = { characters: [], creators: [], tags: [] };
const hide = (names: readonly string[]) =>
  answer(
    "/user/hide/",
    {
      ...hidden,
      tags: tags
        .filter(({ name }) => names.includes(name))
        .map(({ id, name }) => ({ id: String(id), name, removed: false })),
    } satisfies Hidden,
    { method: "POST" },
  );
const otherCalls = [answer("/user/", ada), answer("/tag/", tags), answer("/user/hidden/", hidden)];

/** A user whose data is loaded. */
async function signIn(): Promise<void> {
  startStory({ signedIn: true });
  await loadUser();
}

const meta = {
  title: "App/Shell",
  component: HeaderContainer,
  tags: ["!autodocs"],
  parameters: {
    chromatic: { disableSnapshot: true },
    layout: "fullscreen",
    mockAddonConfigs: anyQuery,
    mockData: otherCalls,
  },
  beforeEach: () => startStory({ signedIn: false }),
  render: () => (
    <AppFrame address="/">
      <MainLayout header={<HeaderContainer />}>{null}</MainLayout>
    </AppFrame>
  ),
} satisfies Meta<typeof HeaderContainer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens the drawer on a small screen, or the user menu. */
async function openMenu(): Promise<void> {
  const drawer = screen.queryByRole("button", { name: "Menu" });
  await userEvent.click(drawer ?? (await screen.findByRole("button", { name: /account menu/ })));
}

/** An entry of either. */
const entry = (name: string | RegExp) =>
  waitFor(() => screen.queryByRole("menuitem", { name }) ?? screen.getByRole("button", { name }));

/** A visitor who presses Create logs in first, and then opens the create page (§6). */
export const VisitorCreates: Story = {
  play: async () => {
    const drawer = screen.queryByRole("button", { name: "Menu" });
    if (drawer) await userEvent.click(drawer);
    await userEvent.click(await entry("Create"));
    await expect(await screen.findByLabelText("Email")).toBeVisible();
    await expect(authState.continueAt).toBe("/character");
    await expect(outsideStory().identity.prepared).toBeGreaterThan(0);
  },
};

/** The user menu; on a phone, the drawer. */
export const SignedInMenu: Story = {
  beforeEach: signIn,
  play: async () => {
    await openMenu();
    for (const name of ["Account", "Settings", "Sign Out"]) await expect(await entry(name)).toBeVisible();
  },
};

/** The other colours, by the button of the header or of the drawer. They are remembered. */
export const OtherColours: Story = {
  play: async () => {
    const drawer = screen.queryByRole("button", { name: "Menu" });
    if (drawer) await userEvent.click(drawer);
    const before = outsideStory().storage.dark();
    await userEvent.click(await entry(/^Switch (to|Color)/));
    await waitFor(() => expect(outsideStory().storage.dark()).not.toBe(before));
    await expect(["light", "dark"]).toContain(outsideStory().browser.theme);
  },
};

/** Signing out asks for confirmation (§2), ends the session, and opens home. */
export const SignOut: Story = {
  beforeEach: signIn,
  parameters: { mockData: [...otherCalls, answer("/user/sign_out/", {}, { method: "POST" })] },
  play: async () => {
    await openMenu();
    await userEvent.click(await entry("Sign Out"));
    const sure = within(await screen.findByText("Sign out of your account").then(dialogOf));
    await userEvent.click(sure.getByRole("button", { name: "Confirm" }));
    await waitFor(() => expect(outsideStory().browser.opened).toEqual(["/"]));
    await expect(outsideStory().storage.session()).toBeNull();
  },
};

/** The API cannot be reached: the browser is signed out nevertheless. */
export const SignOutAlone: Story = {
  ...SignOut,
  parameters: {
    mockData: [...otherCalls, answer("/user/sign_out/", null, { method: "POST", status: 503, code: 50301 })],
  },
  play: SignOut.play,
};

/** A tag is hidden, saved to the account, and shown again. */
export const Filters: Story = {
  beforeEach: async () => {
    await signIn();
    showDialog("filters", true);
  },
  parameters: { mockData: [...otherCalls, hide(["Comedy"])] },
  play: async () => {
    const filters = within(await screen.findByRole("dialog", { name: "Filters" }, { timeout: 5_000 }));
    const comedy = await filters.findByRole("button", { name: /^Comedy/ });
    await userEvent.click(comedy);
    await waitFor(() =>
      expect(filters.getByRole("button", { name: /^Comedy/ })).toHaveAttribute("aria-pressed", "true"),
    );
  },
};

/** For a visitor the browser stores what is hidden. */
export const FiltersOfVisitor: Story = {
  beforeEach: () => {
    startStory({ signedIn: false });
    showDialog("filters", true);
  },
  play: Filters.play,
};

/** A page that is only read, with its own title (§2). */
export const Policy: Story = {
  tags: ["screen"],
  render: () => (
    <AppFrame address="/policy">
      <PolicyPage />
    </AppFrame>
  ),
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "Privacy policy" })).toBeVisible();
    await waitFor(() => expect(outsideStory().browser.title).toMatch(/^Privacy policy/));
  },
};

/** An address that does not exist (§2). */
export const NotFound: Story = {
  tags: ["screen"],
  render: () => (
    <AppFrame address="/no/such/page">
      <NotFoundPage />
    </AppFrame>
  ),
  play: async () => {
    await expect(await screen.findByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
    await waitFor(() => expect(outsideStory().browser.title).toBe("404 Not Found"));
  },
};

function dialogOf(words: HTMLElement): HTMLElement {
  const dialog = words.closest<HTMLElement>("[role=dialog], [role=alertdialog]");
  if (!dialog) throw new Error("The question stands in no dialog.");
  return dialog;
}

/** The command palette searches while the user types. */
export const PaletteTyping: Story = {
  play: async () => {
    showDialog("palette", true);
    await typeInTheMiddle(await screen.findByRole("combobox", undefined, { timeout: 5_000 }));
  },
};
