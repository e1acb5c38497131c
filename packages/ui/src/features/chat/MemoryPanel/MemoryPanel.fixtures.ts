import type { Loadable } from "../../../components/states.ts";
import type { MemoryDraft, MemoryLine, MemoryLines, PromptPreview } from "./Memory.ts";

const key = { turnId: "u2", label: "“I put the key down, finally.”", href: "#u2" };
const lift = { turnId: "c1", label: "“Four rooms on that floor…”", href: "#c1" };

/** A memory of each kind. */
export const memoryLines = {
  pinned: {
    id: "m1",
    text: "Room 414 is the one on that floor that lies about the river.",
    sources: [lift, key],
    pinned: true,
    automatic: true,
  },
  automatic: {
    id: "m2",
    text: "Ada put the key of 414 on the table and said that she wanted to hear the lift.",
    sources: [key],
    pinned: false,
    automatic: true,
  },
  own: {
    id: "m3",
    text: "Ada never drinks coffee after noon.",
    sources: [],
    pinned: false,
    automatic: false,
  },
  stale: {
    id: "m4",
    text: "The porter was asleep when the key came back.",
    sources: [{ turnId: "c0", label: "“The porter? Asleep, he says.”" }, lift],
    pinned: false,
    automatic: true,
    stale: true,
  },
  unsent: {
    id: "m5",
    text: "There were two umbrellas in the stand on the first evening.",
    sources: [lift],
    pinned: false,
    automatic: true,
    unsent: true,
  },
} as const satisfies Record<string, MemoryLine>;

const tokens = { sent: 212, budget: 800 };

/** The memory in each state. */
export const memoryFixtures = {
  ready: { kind: "ready", value: { lines: Object.values(memoryLines), tokens } },
  empty: { kind: "ready", value: { lines: [], tokens: { sent: 0, budget: 800 } } },
  loading: { kind: "loading" },
  failed: { kind: "failed", onRetry: () => undefined },
} as const satisfies Record<string, Loadable<MemoryLines>>;

/** Memories that are being written. */
export const memoryDrafts = {
  blank: { text: "" },
  started: { text: "Odile smokes only when she lies" },
  correcting: { id: "m2", text: memoryLines.automatic.text },
  failed: { text: "Odile smokes only when she lies", state: { kind: "failed" } },
} as const satisfies Record<string, MemoryDraft>;

/** The prompt view in each state. */
export const promptFixtures = {
  ready: {
    kind: "ready",
    value: {
      sections: [
        {
          id: "s1",
          title: "Instructions",
          content: { kind: "text", text: "Write the next reply of Odile." },
          tokens: 120,
        },
        { id: "s2", title: "Definition", content: { kind: "hidden" }, tokens: 840 },
        { id: "s3", title: "Memory", content: { kind: "text", text: memoryLines.pinned.text }, tokens: 212 },
        { id: "s4", title: "Chat", content: { kind: "history" }, tokens: 3210 },
      ],
      total: 4382,
      historyBudget: 6000,
    },
  },
  loading: { kind: "loading" },
  failed: { kind: "failed", onRetry: () => undefined },
} as const satisfies Record<string, Loadable<PromptPreview>>;
