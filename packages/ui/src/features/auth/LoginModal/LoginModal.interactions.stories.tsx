import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { loginModalFixtures, loginNews } from "./LoginModal.fixtures.ts";
import stateMeta, * as stories from "./LoginModal.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Auth/LoginModal",
  tags: ["screen", "interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

/** Opened. On wide screens it is 420 px wide. */
// Rule: login-dialog, login-dialog-width
export const Login: Story = {
  ...stories.Login,
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
export const WithDescription: Story = {
  ...stories.WithDescription,
  play: async () => {
    await expect(await screen.findByRole("dialog", { name: "Log in to Mimi" })).toHaveAccessibleDescription(
      "Log in or create a free account to chat with Odile",
    );
  },
};

/** An e-mail address and a password are typed; Enter submits. */
export const Typing: Story = {
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
export const EmailMissing: Story = {
  ...stories.EmailMissing,
  play: async () => {
    const modal = await dialog("Log in to Mimi");
    await expect(modal.getByLabelText("Email")).toHaveAccessibleDescription("Please input email");
    await expect(modal.getByLabelText("Password")).toHaveAccessibleDescription("Please input password");
  },
};

/** An e-mail address without a password. */
export const PasswordMissing: Story = {
  ...stories.PasswordMissing,
  play: async () => {
    const modal = await dialog("Log in to Mimi");
    await expect(modal.getByLabelText("Password")).toHaveAccessibleDescription("Please input password");
    await expect(modal.getByLabelText("Email")).not.toHaveAccessibleDescription();
  },
};

/** Logging in: a second press does nothing. */
export const PendingEmail: Story = {
  ...stories.PendingEmail,
  play: async ({ args }) => {
    const modal = await dialog("Log in to Mimi");
    await userEvent.type(modal.getByLabelText("Password"), "secret1{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The provider failed: a toast over the dialog, which stays open. */
export const ProviderFailed: Story = {
  ...stories.ProviderFailed,
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
export const RegisterConfirmation: Story = {
  ...stories.RegisterConfirmation,
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
export const ResetConfirmation: Story = {
  ...stories.ResetConfirmation,
  play: async () => {
    const modal = await dialog("Check your email");
    await expect(modal.getByText("A reset password link has been sent to your email address.")).toBeVisible();
    await expect(modal.queryByRole("button", { name: "Continue" })).toBeNull();
  },
};

/** Closed: nothing is rendered. */
export const Closed: Story = {
  args: loginModalFixtures.closed,
  play: async () => {
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};
