import { proxy } from "valtio";

/** Somewhere to turn to, at any hour. */
export interface HelpLine {
  readonly name: string;
  /** When and for whom it is there, in a few words. */
  readonly about?: string;
  readonly contact: string;
  readonly href: string;
}

/** What the house says between the turns. It outlives a single conversation. */
export interface SystemMessagesState {
  /** Of where the reader is, the most fitting first. */
  helpLines: readonly HelpLine[];
  /** Messages whose panel of help was read, for as long as the page lasts. */
  dismissedHelp: readonly string[];
  /** Messages after which it was said again that the character is no person. */
  disclosedAfter: readonly string[];
  /** Whole hours without a break, told to those who asked for it; null while there is nothing to tell. */
  hoursWithoutBreak: number | null;
  /** That a newer revision of the character may be taken, said after a message, and what was decided about it. */
  revision: { readonly after: string; readonly state: "offered" | "kept" | "taken" } | null;
}

export const noSystemMessages: Readonly<SystemMessagesState> = {
  helpLines: [],
  dismissedHelp: [],
  disclosedAfter: [],
  hoursWithoutBreak: null,
  revision: null,
};

export const systemMessagesState = proxy<SystemMessagesState>({ ...noSystemMessages });
