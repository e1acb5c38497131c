import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppFrame } from "../../testing/AppFrame.tsx";
import { answer, anyQuery } from "../../testing/storyAnswers.ts";
import { outsideStory, startStory } from "../../testing/storyServices.ts";
import { typeInTheMiddle } from "../../testing/typeInTheMiddle.ts";
import { openLogin } from "./auth.actions.ts";
import { showCheckoutMessage } from "./checkout.actions.ts";
import { LoginContainer } from "./LoginContainer.tsx";

const email = "ada@example.test";
const password = "a quiet river";
const session = "a-session-value-of-forty-three-characters-x";

/** A visitor opens the login dialog. The provider has their account, unless the story says otherwise. */
function visitor({ known = true } = {}): void {
  startStory({ signedIn: false });
  if (known) outsideStory().identity.accounts.set(email, password);
  openLogin();
}

const meta = {
  title: "App/Login",
  component: LoginContainer,
  tags: ["!autodocs"],
  parameters: {
    chromatic: { disableSnapshot: true },
    layout: "fullscreen",
    mockAddonConfigs: anyQuery,
    mockData: [answer("/user/create_cookie/", session)],
  },
  beforeEach: () => visitor(),
  // `AllOverlays` renders the dialog, as in the app.
  render: () => <AppFrame address="/">{null}</AppFrame>,
} satisfies Meta<typeof LoginContainer>;
export default meta;

type Story = StoryObj<typeof meta>;

async function login() {
  return within(await screen.findByRole("dialog", undefined, { timeout: 5_000 }));
}

async function send(address: string, secret: string): Promise<void> {
  const dialog = await login();
  await userEvent.type(await dialog.findByLabelText("Email"), address);
  await userEvent.type(dialog.getByLabelText("Password"), secret);
  await userEvent.click(dialog.getByRole("button", { name: "Log in / Sign up" }));
}

/** A user with an account logs in: the provider's token is exchanged for a session, and the page reloads (§4). */
export const SignedIn: Story = {
  play: async () => {
    await send(email, password);
    await waitFor(() => expect(outsideStory().browser.reloads).toBe(1));
    await expect(outsideStory().storage.session()).toBe(session);
  },
};

/** A new user signs up: an account is created, and a mail is sent to confirm it (§4). They continue without the mail. */
export const SignedUp: Story = {
  beforeEach: () => visitor({ known: false }),
  play: async () => {
    await send(email, password);
    await expect(await screen.findByText("Check your email")).toBeVisible();
    await expect(outsideStory().identity.verificationsSent).toEqual([email]);
    await expect(outsideStory().storage.session()).toBe(session);
    await expect(outsideStory().browser.reloads).toBe(0);
    await userEvent.click((await login()).getByRole("button", { name: "Continue" }));
    await waitFor(() => expect(outsideStory().browser.reloads).toBe(1));
  },
};

/** An invalid field shows its error, and nothing is sent (§5). */
export const Incomplete: Story = {
  play: async () => {
    const dialog = await login();
    await userEvent.click(await dialog.findByRole("button", { name: "Log in / Sign up" }));
    await expect(await dialog.findByText("Please input email")).toBeVisible();
    await expect(dialog.getByText("Please input password")).toBeVisible();
  },
};

/** The password is not that of the account (§8). What was typed stays. */
export const WrongPassword: Story = {
  play: async () => {
    await send(email, "another river");
    const shown = await screen.findAllByText("invalid username or password");
    await expect(shown.some((text) => text.closest("[role=alert]") !== null)).toBe(true);
    await expect((await login()).getByLabelText("Password", { exact: true })).toHaveAccessibleDescription(
      "invalid username or password",
    );
    await expect((await login()).getByLabelText("Email")).toHaveValue(email);
  },
};

/** The popup of a provider is open: the other buttons are disabled. */
export const WaitingForGoogle: Story = {
  play: async () => {
    outsideStory().identity.signInWith = () => new Promise(() => undefined);
    const dialog = await login();
    await userEvent.click(await dialog.findByRole("button", { name: "Continue with Google" }));
    await waitFor(() =>
      expect(dialog.getByRole("button", { name: "Log in / Sign up" })).toHaveAttribute(
        "aria-disabled",
        "true",
      ),
    );
  },
};

/** The user closed the provider's popup: no message is shown, and every button works again. */
export const WindowClosed: Story = {
  play: async () => {
    outsideStory().identity.failure = { code: "cancelled", message: "popup-closed-by-user" };
    const dialog = await login();
    await userEvent.click(await dialog.findByRole("button", { name: "Continue with Apple" }));
    await waitFor(() =>
      expect(dialog.getByRole("button", { name: "Continue with Apple" })).not.toHaveAttribute(
        "aria-disabled",
      ),
    );
    await expect(screen.queryByText(/popup/)).toBeNull();
  },
};

/** The provider refuses the sign-in, and its own message is shown (§8). */
export const ProviderFails: Story = {
  play: async () => {
    outsideStory().identity.failure = { code: "other", message: "This account has been disabled." };
    const dialog = await login();
    await userEvent.click(await dialog.findByRole("button", { name: "Continue with Google" }));
    await expect(await screen.findByText("This account has been disabled.")).toBeVisible();
  },
};

/** The provider signs the user in, but the API creates no session after two retries: the user stays a visitor. */
export const ExchangeFails: Story = {
  parameters: { mockData: [answer("/user/create_cookie/", null, { status: 503, code: 50301 })] },
  play: async () => {
    await send(email, password);
    await expect(await screen.findByText(/Mimi is busy right now/)).toBeVisible();
    await expect(outsideStory().storage.session()).toBeNull();
    await expect(outsideStory().browser.reloads).toBe(0);
  },
};

/** The user requests a new password. The message does not reveal whether the account exists. */
export const PasswordForgotten: Story = {
  beforeEach: () => visitor({ known: false }),
  play: async () => {
    const dialog = await login();
    await userEvent.type(await dialog.findByLabelText("Email"), email);
    await userEvent.click(dialog.getByText("I forgot my password"));
    await expect(await screen.findByText(/A reset password link has been sent/)).toBeVisible();
  },
};

/** The user returns from the payment page. The message is shown once, and removed from the address. */
export const BackFromCheckout: Story = {
  beforeEach: () => {
    startStory({ signedIn: true });
    outsideStory().browser.location = new URL("http://mimi.test/?message=success");
    showCheckoutMessage();
  },
  play: async () => {
    await expect(await screen.findByText("Thank you. Your plan starts in a moment.")).toBeVisible();
    await expect(outsideStory().browser.address().search).toBe("");
  },
};

/** An address can be corrected in the middle. */
export const Typing: Story = {
  play: async () => {
    const dialog = await login();
    await typeInTheMiddle(await dialog.findByLabelText("Email"));
    await typeInTheMiddle(dialog.getByLabelText("Password"));
  },
};
