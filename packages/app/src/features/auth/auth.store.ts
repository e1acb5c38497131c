import type { User } from "@mimi/contract";
import { proxy, type Snapshot } from "valtio";
import type { FieldErrors } from "./loginRules.ts";

/** The five states of the login modal (§4). */
export type LoginView =
  | { readonly kind: "closed" }
  | { readonly kind: "login" }
  /** `mustVerify`: the user is not signed in until they have opened the link of the mail. */
  | { readonly kind: "register-confirmation"; readonly mustVerify?: boolean }
  | { readonly kind: "reset-confirmation" }
  | {
      readonly kind: "checkout-message";
      readonly message: string;
      /** Whether it is about a payment that succeeded. */
      readonly isPaid: boolean;
      /** The name of the page to which the user has returned, such as a character's. */
      readonly from: string | null;
    };

/** What the login modal is waiting for. `continue`: the page is about to be loaded again for the user. */
export type Pending = "google" | "apple" | "email" | "reset" | "continue";

/** Why a visitor has to log in, and what happens afterwards. */
export interface SignInPurpose {
  /** A sentence above the form. */
  readonly description?: string;
  /** Runs with the new session, before the page is loaded again. Handles its own errors. */
  readonly onSignedIn?: () => Promise<void>;
}

/** Who uses the app. The user's own data follows shortly after the start. */
export type Session =
  | { readonly kind: "visitor" }
  | { readonly kind: "signed-in"; readonly user: User | null };

export interface AuthState {
  session: Session;
  view: LoginView;
  pending: Pending | null;
  errors: FieldErrors;
  /** The address to open after the sign-in; null: this page. */
  continueAt: string | null;
  purpose: SignInPurpose;
  /** Whether a user has to log in once more, to confirm who they are. */
  isReauthenticating: boolean;
}

export const signedOut: Readonly<AuthState> = {
  session: { kind: "visitor" },
  view: { kind: "closed" },
  pending: null,
  errors: {},
  continueAt: null,
  purpose: {},
  isReauthenticating: false,
};

export const authState = proxy<AuthState>({ ...signedOut });

/** A greeting calls a visitor by this name, and a user who has not chosen one. */
const UNNAMED = "you";

/** The name by which a greeting addresses the user or visitor. */
export function userNameOf(session: Snapshot<Session>): string {
  return chosenNameOf(session) ?? UNNAMED;
}

/** The name that the user has chosen; undefined before that, and for visitors. */
export function chosenNameOf(session: Snapshot<Session>): string | undefined {
  const user = session.kind === "signed-in" ? session.user : null;
  return user?.name_state === "chosen" ? (user.user_name ?? undefined) : undefined;
}

/** The id of the user; undefined for visitors, and before the user's own data is loaded. */
export function userIdOf(session: Snapshot<Session>): string | undefined {
  return session.kind === "signed-in" ? session.user?.uid : undefined;
}
