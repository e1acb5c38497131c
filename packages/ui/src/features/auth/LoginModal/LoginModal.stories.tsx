import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { Toasts } from "../../../components/Toasts/Toasts.tsx";
import { interaction } from "../../../interaction.fixtures.ts";
import { namedStatesOf } from "../../../namedStates.fixtures.ts";
import { loginModalFixtures, loginNews } from "./LoginModal.fixtures.ts";
import { LoginModal } from "./LoginModal.tsx";
import type { LoginModalProps } from "./LoginModalProps.ts";

const meta = {
  title: "Features/Auth/LoginModal",
  component: LoginModal,
  tags: ["screen"],
  parameters: { layout: "fullscreen", design: "login" },
  args: {
    ...loginModalFixtures.login,
    termsHref: "#term",
    privacyHref: "#policy",
    onOpenChange: fn(),
    onBack: fn(),
    onContinue: fn(),
    onProviderSelect: fn(),
    onSubmit: fn(),
    onPasswordReset: fn(),
    onEmailChange: fn(),
  },
  argTypes: { view: namedStatesOf(loginModalFixtures, "view") },
} satisfies Meta<typeof LoginModal>;
export default meta;

type Story = StoryObj<typeof meta>;

const withNews = (args: LoginModalProps, message: string) => (
  <>
    <LoginModal {...args} />
    <Toasts toasts={[{ id: "1", kind: "failed", message }]} onToastClose={fn()} />
  </>
);

/** Opened. On wide screens it is 420 px wide. */
export const Login: Story = {};

/** A visitor pressed something that needs an account: a sentence says why. */
export const WithDescription: Story = { args: loginModalFixtures.withDescription };

/** Submitted empty. */
export const EmailMissing: Story = { args: loginModalFixtures.emailMissing };

/** An invalid e-mail address. */
export const EmailInvalid: Story = { args: loginModalFixtures.emailInvalid };

/** An e-mail address without a password. */
export const PasswordMissing: Story = { args: loginModalFixtures.passwordMissing };

/** The password is shorter than six characters. */
export const PasswordShort: Story = { args: loginModalFixtures.passwordShort };

/** Google's window is open. */
export const PendingGoogle: Story = { args: loginModalFixtures.pendingGoogle };

/** Logging in: a second press does nothing. */
export const PendingEmail: Story = { args: loginModalFixtures.pendingEmail };

/** The provider failed: a toast over the dialog, which stays open. */
export const ProviderFailed: Story = { render: (args) => withNews(args, loginNews.windowClosed) };

/** Wrong address or password; the message does not say which. */
export const InvalidCredentials: Story = {
  args: { initialEmail: "marguerite@example.com" },
  render: (args) => withNews(args, loginNews.invalidCredentials),
};

/** A password reset is being requested. */
export const PendingReset: Story = { args: loginModalFixtures.pendingReset };

/** The account was created. Continue does not wait for the mail. */
export const RegisterConfirmation: Story = { args: loginModalFixtures.registerConfirmation };

/** Continue was pressed: the page is about to be loaded again. */
export const Continuing: Story = { args: loginModalFixtures.continuing };

/** A password reset was requested. */
export const ResetConfirmation: Story = { args: loginModalFixtures.resetConfirmation };

/** Back from the payment page. */
export const CheckoutMessage: Story = { args: loginModalFixtures.checkoutMessage };

/** The longest message, without a line break opportunity. */
export const CheckoutLong: Story = { args: loginModalFixtures.checkoutLong };

const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

/** Opened. On wide screens it is 420 px wide. */
// Rule: login-dialog, login-dialog-width
export const LoginTest: Story = {
  ...Login,
  ...interaction,
  play: async ({ args }) => {
    const modal = await screen.findByRole("dialog", { name: "Log in to Mimi" });
    if (window.innerWidth >= 768) await expect(modal.offsetWidth).toBe(420);
    await userEvent.click(within(modal).getByRole("button", { name: "Continue with Apple" }));
    await expect(args.onProviderSelect).toHaveBeenCalledWith("apple");
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};

/** A visitor pressed something that needs an account: a sentence says why. */
export const WithDescriptionTest: Story = {
  ...WithDescription,
  ...interaction,
  play: async () => {
    await expect(await screen.findByRole("dialog", { name: "Log in to Mimi" })).toHaveAccessibleDescription(
      "Log in or create a free account to chat with Odile",
    );
  },
};

/** An e-mail address and a password are typed; Enter submits. */
export const Typing: Story = {
  ...interaction,
  play: async ({ args }) => {
    const modal = await dialog("Log in to Mimi");
    await userEvent.type(modal.getByLabelText("Email"), "marguerite@example.com");
    await expect(args.onEmailChange).toHaveBeenLastCalledWith("marguerite@example.com");
    await userEvent.type(modal.getByLabelText("Password"), "secret1{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith("marguerite@example.com", "secret1");
    await userEvent.click(modal.getByRole("button", { name: "I forgot my password" }));
    await expect(args.onPasswordReset).toHaveBeenCalledWith("marguerite@example.com");
  },
};

/** Submitted empty. */
export const EmailMissingTest: Story = {
  ...EmailMissing,
  ...interaction,
  play: async () => {
    const modal = await dialog("Log in to Mimi");
    await expect(modal.getByLabelText("Email")).toHaveAccessibleDescription("Please input email");
    await expect(modal.getByLabelText("Password")).toHaveAccessibleDescription("Please input password");
  },
};

/** An e-mail address without a password. */
export const PasswordMissingTest: Story = {
  ...PasswordMissing,
  ...interaction,
  play: async () => {
    const modal = await dialog("Log in to Mimi");
    await expect(modal.getByLabelText("Password")).toHaveAccessibleDescription("Please input password");
    await expect(modal.getByLabelText("Email")).not.toHaveAccessibleDescription();
  },
};

/** Logging in: a second press does nothing. */
export const PendingEmailTest: Story = {
  ...PendingEmail,
  ...interaction,
  play: async ({ args }) => {
    const modal = await dialog("Log in to Mimi");
    await userEvent.type(modal.getByLabelText("Password"), "secret1{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The provider failed: a toast over the dialog, which stays open. */
export const ProviderFailedTest: Story = {
  ...ProviderFailed,
  ...interaction,
  play: async ({ args }) => {
    const news = await screen.findByRole("region", { name: "Notifications" });
    await expect(within(news).getByText(loginNews.windowClosed)).toBeVisible();
    await userEvent.click(
      (await dialog("Log in to Mimi")).getByRole("button", { name: "Continue with Google" }),
    );
    await expect(args.onProviderSelect).toHaveBeenCalledWith("google");
  },
};

/** The account was created. Continue does not wait for the mail. */
// Rule: check-your-email
export const RegisterConfirmationTest: Story = {
  ...RegisterConfirmation,
  ...interaction,
  play: async ({ args }) => {
    const modal = await dialog("Check your email");
    await expect(modal.getByText("A sign in link has been sent to your email address.")).toBeVisible();
    await userEvent.click(modal.getByRole("button", { name: "Continue" }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.click(modal.getByRole("button", { name: "Go Back" }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** A password reset was requested. */
// Rule: check-your-email
export const ResetConfirmationTest: Story = {
  ...ResetConfirmation,
  ...interaction,
  play: async () => {
    const modal = await dialog("Check your email");
    await expect(modal.getByText("A reset password link has been sent to your email address.")).toBeVisible();
    await expect(modal.queryByRole("button", { name: "Continue" })).toBeNull();
  },
};

/** Closed: nothing is rendered. */
export const Closed: Story = {
  ...interaction,
  args: loginModalFixtures.closed,
  play: async () => {
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};
