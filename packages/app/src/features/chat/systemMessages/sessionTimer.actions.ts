import { ref } from "valtio";
import { BROWSER } from "../../../services/storage/draftBridge.ts";
import { services } from "../../../services/services.ts";
import { preferencesState } from "../../../state/preferences/preferences.store.ts";
import { regionState } from "../../../state/region/region.store.ts";
import { chatState } from "../engine/chat.store.ts";
import { systemMessagesState } from "./systemMessages.store.ts";

const HOUR_MS = 60 * 60_000;
const COUNT_EVERY_MS = 60_000;
/** Time without use that counts as a break. */
const BREAK_MS = 10 * 60_000;
/** The storage key. Stored for the browser, not for a user: a reload is no break. */
const STORAGE_KEY = "time-here";

/** Milliseconds of use since the last disclosure and since the last break, and the time of the last count. */
const nothingUsed = { sinceDisclosure: 0, sinceBreak: 0, countedAt: 0 };
let used = { ...nothingUsed };
let isRestored = false;

/**
 * Counts how long chats are used. After some hours, by the rules of the region, the notice that the character is an AI is shown again. Users who enabled it
 * are reminded of every hour without a break. A hidden page and a sleeping computer are not use. Returns the way to stop.
 */
export function startSessionTimer(): () => void {
  const { browser } = services();
  const time = () => browser.now().getTime();
  let since: number | null = time();
  void restoreTime();
  const count = () => {
    if (since === null) return;
    const now = time();
    addUse(now, now - since);
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
  const timer = setInterval(count, COUNT_EVERY_MS);
  return () => {
    count();
    clearInterval(timer);
    for (const end of ends) end();
  };
}

/** Resets the timer as a page load does. For tests. */
export function resetSessionTimer(): void {
  used = { ...nothingUsed };
  isRestored = false;
}

function addUse(now: number, passedMs: number): void {
  // A longer interval means that the computer was asleep.
  const usedMs = Math.min(passedMs, 2 * COUNT_EVERY_MS);
  const before = now - usedMs - used.countedAt < BREAK_MS ? used.sinceBreak : 0;
  const sinceBreak = before + usedMs;
  if (before === 0) systemMessagesState.hoursWithoutBreak = null;
  used = { sinceDisclosure: used.sinceDisclosure + usedMs, sinceBreak, countedAt: now };
  if (used.sinceDisclosure >= discloseEveryMs()) discloseAgain();
  const hours = Math.floor(sinceBreak / HOUR_MS);
  if (hours > Math.floor(before / HOUR_MS) && preferencesState.chosen.breaks)
    systemMessagesState.hoursWithoutBreak = hours;
  const { sinceDisclosure, countedAt } = used;
  if (isRestored)
    services().drafts.save(BROWSER, STORAGE_KEY, `${sinceDisclosure} ${sinceBreak} ${countedAt}`);
}

/** Restores the use of earlier page loads. */
async function restoreTime(): Promise<void> {
  if (isRestored) return;
  const stored = await services().drafts.read(BROWSER, STORAGE_KEY);
  const [sinceDisclosure = 0, sinceBreak = 0, countedAt = 0] = stored.split(" ").map(Number);
  if (!isRestored && used.countedAt === 0) used = { sinceDisclosure, sinceBreak, countedAt };
  isRestored = true;
}

/** Time of use after which the notice that the character is an AI is shown again (product 5). An hour until the rules are known. */
function discloseEveryMs(): number {
  const { place } = regionState;
  if (place.kind !== "ready") return HOUR_MS;
  const { notice_hours, minor_notice_hours } = place.value.rules;
  return (preferencesState.chosen.minor ? minor_notice_hours : notice_hours) * HOUR_MS;
}

function discloseAgain(): void {
  const last = chatState.messages.at(-1);
  // The disclosure is shown after a message, so an empty chat has none.
  if (!last) return;
  used.sinceDisclosure = 0;
  systemMessagesState.disclosedAfter = ref([...systemMessagesState.disclosedAfter, last.id]);
}
