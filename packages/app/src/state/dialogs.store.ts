import type { ReportKind } from "@mimi/contract";
import type { SettingsSection } from "@mimi/ui/settings-modal";
import { proxy } from "valtio";

/** What a report is about. */
export interface ReportTarget {
  readonly kind: ReportKind;
  readonly id: string;
  /** What it is called, where it has a name. */
  readonly name?: string;
}

/** What may stand over any page. */
export interface Dialogs {
  account: boolean;
  ageGate: boolean;
  filters: boolean;
  plan: boolean;
  /** What is being reported; null while nothing is. */
  report: ReportTarget | null;
  /** The settings, and which part of them; null while they are closed. */
  settings: { readonly section?: SettingsSection } | null;
  shortcuts: boolean;
  signOut: boolean;
  /** News that has no moment of its own, such as a lost connection, may show from now on. */
  banners: boolean;
}

export const noDialogs: Readonly<Dialogs> = {
  account: false,
  ageGate: false,
  filters: false,
  plan: false,
  report: null,
  settings: null,
  shortcuts: false,
  signOut: false,
  banners: false,
};

export const dialogsState = proxy<Dialogs>({ ...noDialogs });
