import type { LoginModalProps } from "./LoginModalProps.ts";

type LoginModalFixture = Pick<LoginModalProps, "view" | "pending" | "errors" | "initialEmail" | "reason">;

const login = { kind: "login" } as const;

/** The login modal in each state. */
export const loginModalFixtures = {
  login: { view: login },
  withReason: { view: login, reason: "Log in or create a free account to chat with Odile" },
  emailMissing: { view: login, errors: { email: "Please input email", password: "Please input password" } },
  emailInvalid: { view: login, initialEmail: "marguerite", errors: { email: "Invalid email address" } },
  passwordMissing: {
    view: login,
    initialEmail: "marguerite@example.com",
    errors: { password: "Please input password" },
  },
  passwordShort: {
    view: login,
    initialEmail: "marguerite@example.com",
    errors: { password: "Password should be at least 6 characters" },
  },
  pendingGoogle: { view: login, pending: "google" },
  pendingEmail: { view: login, pending: "email", initialEmail: "marguerite@example.com" },
  pendingReset: { view: login, pending: "reset", initialEmail: "marguerite@example.com" },
  registerConfirmation: { view: { kind: "register-confirmation" } },
  continuing: { view: { kind: "register-confirmation" }, pending: "continue" },
  resetConfirmation: { view: { kind: "reset-confirmation" } },
  checkoutMessage: {
    view: { kind: "checkout-message", message: "Thank you. Your plan is active, from this message on." },
  },
  checkoutLong: { view: { kind: "checkout-message", message: "a".repeat(200) } },
  closed: { view: { kind: "closed" } },
} as const satisfies Record<string, LoginModalFixture>;

/** Errors of a provider, shown as toasts. */
export const loginNews = {
  windowClosed: "The window was closed before you signed in.",
  invalidCredentials: "invalid username or password",
};
