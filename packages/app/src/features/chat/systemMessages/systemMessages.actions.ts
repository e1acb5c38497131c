import { ref } from "valtio";
import { services } from "../../../services/services.ts";
import { helpLinesIn, probableCountry } from "../../../state/region/helpLines.ts";
import { loadRegion } from "../../../state/region/region.actions.ts";
import { regionState } from "../../../state/region/region.store.ts";
import { isEarlierDay } from "../../../state/texts/dates.ts";
import { takeSignedUp } from "../../auth/signedUp.actions.ts";
import { chatState } from "../engine/chat.store.ts";
import { systemMessagesState } from "./systemMessages.store.ts";

/** The storage key of the messages whose help was closed. */
const CLOSED_HELP = "closed-help";
/** The most ids that are stored. Older messages are seldom seen again. */
const CLOSED_MAX = 100;

/** Closes the help after a message, also after a reload. */
export function dismissHelp(messageId: string): void {
  const closed = [...systemMessagesState.dismissedHelp, messageId];
  systemMessagesState.dismissedHelp = ref(closed);
  services().drafts.save(chatState.ownerId, CLOSED_HELP, closed.slice(-CLOSED_MAX).join(" "));
}

/** Restores which help the user has closed. Other help stays until it is closed (product 8). */
async function restoreClosedHelp(): Promise<void> {
  const { ownerId } = chatState;
  const stored = await services().drafts.read(ownerId, CLOSED_HELP);
  if (chatState.ownerId !== ownerId) return;
  const closed = new Set([...stored.split(" ").filter(Boolean), ...systemMessagesState.dismissedHelp]);
  systemMessagesState.dismissedHelp = ref([...closed]);
}

/** Shows the notice that the character is an AI after the last message, when it is of an earlier day (product 8). */
export function discloseReturn(): void {
  const last = chatState.messages.at(-1);
  if (!last || systemMessagesState.returnedAfter.includes(last.id)) return;
  if (!isEarlierDay(new Date(last.created_at), services().browser.now())) return;
  systemMessagesState.returnedAfter = ref([...systemMessagesState.returnedAfter, last.id]);
}

/** Says once in the open chat that a mail was sent, if the user has just signed up to send a message. */
export function showEmailSent(): void {
  if (takeSignedUp()) systemMessagesState.emailSentIn = chatState.chatKey;
}

/** Sets the help lines of the user's country and the rule of the region, so that they can be shown at once, except where the user has closed them. */
export async function loadHelpLines(): Promise<void> {
  await Promise.all([restoreClosedHelp(), loadRegion()]);
  const { place } = regionState;
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const country = (place.kind === "ready" ? place.value.country : null) ?? probableCountry(locale, timeZone);
  systemMessagesState.helpLines = ref([...helpLinesIn(country)]);
  // The stricter rule where the region is unknown.
  systemMessagesState.crisisPause = place.kind !== "ready" || place.value.rules.crisis_pause;
}

/** Closes the reminder of a break. */
export function dismissBreak(): void {
  systemMessagesState.hoursWithoutBreak = null;
}
