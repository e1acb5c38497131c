import { ref } from "valtio";
import { services } from "../../../services/services.ts";
import { preferencesState } from "../../../state/preferences.store.ts";
import { chatState } from "./chat.store.ts";
import { VISITOR } from "./draft.actions.ts";
import { systemMessagesState } from "./systemMessages.store.ts";

const HOUR_MS = 60 * 60_000;
/** Milliseconds of use after which it is said again that the character is no person (product 5). */
const DISCLOSE_EVERY_MS = 3 * HOUR_MS;
const LOOK_EVERY_MS = 60_000;
/** Milliseconds away after which somebody has had a break. */
const BREAK_MS = 10 * 60_000;
/** Where the time is kept, for a reload is no break. It belongs to the browser, whoever is signed in. */
const PLACE = "time-here";

const nothing = { spent: 0, sitting: 0, at: 0 };

/** `spent` since it was last said who the character is, `sitting` since the last break, and `at` which time that was. */
let here = { ...nothing };
let isKnown = false;

/**
 * Counts the time that conversations are looked at: every three hours has it said again whom one talks to, and every
 * hour without a break has the time told to those who asked for that. A page that is hidden, or a computer that sleeps,
 * is not use. Answers with the way to stop.
 */
export function startSessionTimer(): () => void {
  const { browser } = services();
  const time = () => browser.now().getTime();
  let since: number | null = time();
  void restoreTime();
  const count = () => {
    if (since === null) return;
    const now = time();
    spend(now, now - since);
    since = now;
  };
  const ends = [
    browser.onPageHide(() => {
      count();
      since = null;
    }),
    browser.onVisible(() => {
      since = time();
    }),
  ];
  const timer = setInterval(count, LOOK_EVERY_MS);
  return () => {
    count();
    clearInterval(timer);
    for (const end of ends) end();
  };
}

/** The reader has seen how long they have been here. */
export function dismissBreak(): void {
  systemMessagesState.hoursWithoutBreak = null;
}

/** Forgets the time, as a page does that is loaded anew. For tests. */
export function resetSessionTimer(): void {
  here = { ...nothing };
  isKnown = false;
}

function spend(now: number, passed: number): void {
  // Where looks are further apart nobody was here in between: the page itself stood still.
  const used = Math.min(passed, 2 * LOOK_EVERY_MS);
  const before = now - used - here.at < BREAK_MS ? here.sitting : 0;
  const sitting = before + used;
  if (before === 0) dismissBreak();
  here = { spent: here.spent + used, sitting, at: now };
  if (here.spent >= DISCLOSE_EVERY_MS) discloseAgain();
  const hours = Math.floor(sitting / HOUR_MS);
  if (hours > Math.floor(before / HOUR_MS) && preferencesState.chosen.breaks)
    systemMessagesState.hoursWithoutBreak = hours;
  const { spent, at } = here;
  if (isKnown) services().drafts.keep(VISITOR, PLACE, `${spent} ${sitting} ${at}`);
}

/** Adds what was spent before this page was loaded. */
async function restoreTime(): Promise<void> {
  if (isKnown) return;
  const kept = await services().drafts.read(VISITOR, PLACE);
  const [spent = 0, sitting = 0, at = 0] = kept.split(" ").map(Number);
  if (!isKnown && here.at === 0) here = { spent, sitting, at };
  isKnown = true;
}

function discloseAgain(): void {
  const last = chatState.messages.at(-1);
  // Where nothing was said there is nobody to take for a person.
  if (!last) return;
  here.spent = 0;
  systemMessagesState.disclosedAfter = ref([...systemMessagesState.disclosedAfter, last.id]);
}
