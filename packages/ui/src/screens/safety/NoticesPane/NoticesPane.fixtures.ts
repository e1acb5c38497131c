import type { Notice } from "./Notice.ts";
import type { NoticesPaneProps } from "./NoticesPane.tsx";

type Fixture = Pick<NoticesPaneProps, "content" | "appealing">;

const shared = { rule: "Content that is not allowed", date: "3 November 2026" } as const;

const restricted: Notice = {
  ...shared,
  id: "restricted",
  action: "restrict",
  reason:
    "Three of your characters advertise the same shop.\nPlease read the rules before you publish again.",
  until: "3 December 2026, 12:00",
  appeal: { kind: "possible" },
};
const removed: Notice = {
  ...shared,
  id: "removed",
  action: "remove",
  item: { kind: "character" },
  rule: "Minors",
  appeal: { kind: "waiting", text: "She is an adult. I forgot to say so." },
};
const takenDown: Notice = {
  ...shared,
  id: "taken-down",
  action: "reject",
  item: { kind: "character", name: "Ines of the lighthouse", href: "/character/ines" },
  reason: "Her first message advertises a shop.",
  appeal: { kind: "possible" },
};
const rejected: Notice = {
  ...shared,
  id: "rejected",
  action: "reject",
  item: { kind: "image", name: "Corvin Ashe" },
  reason: "The cover shows a real person.",
  inactiveReason: "lifted",
  appeal: {
    kind: "decided",
    text: "I painted it. Nobody sat for it.",
    result: "reversed",
    answer: "You are right. Sorry for the trouble.",
  },
};
const banned: Notice = {
  ...shared,
  id: "banned",
  action: "ban",
  payment: "refund",
  reason: "You threatened other users again after two warnings.",
  appeal: { kind: "decided", text: "It was a joke.", result: "confirmed" },
};
const ready = (...notices: Notice[]) => ({ content: { kind: "ready", value: { notices } } }) as const;

/** The pane in each state. */
export const noticesPaneFixtures = {
  several: ready(restricted, takenDown, removed, rejected),
  warned: ready({
    ...shared,
    id: "warned",
    action: "warn",
    reason: "Please stop to report characters that break no rule.",
    appeal: { kind: "possible" },
  }),
  banned: ready(banned),
  ended: ready(
    { ...shared, id: "lift", action: "lift", appeal: { kind: "closed" } },
    { ...restricted, inactiveReason: "ended", appeal: { kind: "closed" } },
    {
      ...banned,
      id: "suspended",
      action: "suspend",
      inactiveReason: "replaced",
      until: "1 November 2026, 09:30",
    },
  ),
  more: { content: { kind: "ready", value: { notices: [removed], more: "available" } } },
  pending: { ...ready(restricted), appealing: { id: "restricted", state: { kind: "pending" } } },
  failed: { ...ready(restricted), appealing: { id: "restricted", state: { kind: "failed" } } },
  empty: ready(),
  loading: { content: { kind: "loading" } },
  notLoaded: { content: { kind: "failed", onRetry: () => undefined } },
} as const satisfies Record<string, Fixture>;
