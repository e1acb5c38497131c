import type { LoginModalProps } from "./LoginModalProps.ts";

type LoginModalFixture = Pick<
  LoginModalProps,
  "open" | "view" | "pending" | "errors" | "initialEmail" | "description"
>;

const login = { kind: "login" } as const;
const registered = { kind: "register-confirmation" } as const;

/** The login modal in each state. */
export const loginModalFixtures = {
  login: { open: true, view: login },
  withDescription: {
    open: true,
    view: login,
    description: "Log in or create a free account to chat with Odile",
  },
  emailMissing: {
    open: true,
    view: login,
    errors: { email: "Please input email", password: "Please input password" },
  },
  emailInvalid: {
    open: true,
    view: login,
    initialEmail: "marguerite",
    errors: { email: "Invalid email address" },
  },
  passwordMissing: {
    open: true,
    view: login,
    initialEmail: "marguerite@example.com",
    errors: { password: "Please input password" },
  },
  passwordShort: {
    open: true,
    view: login,
    initialEmail: "marguerite@example.com",
    errors: { password: "Password should be at least 6 characters" },
  },
  pendingGoogle: { open: true, view: login, pending: "google" },
  pendingEmail: { open: true, view: login, pending: "email", initialEmail: "marguerite@example.com" },
  pendingReset: { open: true, view: login, pending: "reset", initialEmail: "marguerite@example.com" },
  registerConfirmation: { open: true, view: registered },
  continuing: { open: true, view: registered, pending: "continue" },
  resetConfirmation: { open: true, view: { kind: "reset-confirmation" } },
  checkoutMessage: {
    open: true,
    view: {
      kind: "message",
      title: "Your plan",
      message: "You have 250 messages a day now.",
      backLabel: "Back to Ines",
    },
  },
  checkoutLong: { open: true, view: { kind: "message", title: "Your plan", message: "a".repeat(200) } },
  closed: { open: false, view: login },
} as const satisfies Record<string, LoginModalFixture>;

/** Errors of a provider, shown as toasts. */
export const loginNews = {
  windowClosed: "The window was closed before you signed in.",
  invalidCredentials: "invalid username or password",
};
