import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Toasts } from "../../../components/Toasts/Toasts.tsx";
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
