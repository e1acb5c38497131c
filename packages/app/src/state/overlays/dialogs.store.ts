import type { ErrorDetails, ReportKind } from "@mimi/contract";
import type { SettingsSection } from "@mimi/ui/screens/settings-modal";
import { proxy } from "valtio";

/** What a report is about. */
export interface ReportTarget {
  readonly kind: ReportKind;
  readonly id: string;
  /** Its name, if it has one. */
  readonly name?: string;
}

/** A sign-in that moderators have stopped. */
export interface StoppedSignIn {
  readonly decision: NonNullable<ErrorDetails["stopped"]>;
  /** The identity token of the sign-in, which an appeal needs. */
  readonly token: string;
}

/** What is open above the page. */
export interface Dialogs {
  account: boolean;
  ageGate: boolean;
  filters: boolean;
  plan: boolean;
  /** What is being reported; null while the dialog is closed. */
  report: ReportTarget | null;
  /** The settings, with the open section; null while they are closed. */
  settings: { readonly section?: SettingsSection } | null;
  /** The command palette. */
  palette: boolean;
  shortcuts: boolean;
  signOut: boolean;
  /** Why a sign-in was refused; null while the dialog is closed. */
  stopped: StoppedSignIn | null;
  /** Whether banners are rendered. */
  banners: boolean;
}

export const noDialogs: Readonly<Dialogs> = {
  account: false,
  ageGate: false,
  filters: false,
  plan: false,
  report: null,
  settings: null,
  palette: false,
  shortcuts: false,
  signOut: false,
  stopped: null,
  banners: false,
};

export const dialogsState = proxy<Dialogs>({ ...noDialogs });
