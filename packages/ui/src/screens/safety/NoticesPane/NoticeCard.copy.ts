import type { Notice } from "./Notice.ts";

const items = {
  character: "character",
  image: "cover",
  message: "message",
  profile: "profile",
} as const;

/** What a decision of moderators is about. */
export type NoticeItem = NonNullable<Notice["item"]>;

const itemOf = ({ kind, name }: NoticeItem) => {
  if (name === undefined) return `Your ${items[kind]}`;
  return kind === "image" ? `The cover of ${name}` : `Your character ${name}`;
};

/** The texts of one decision. */
export const noticeCardCopy = {
  title: {
    reject: (item: NoticeItem) => `${itemOf(item)} was taken down`,
    remove: (item: NoticeItem) => `${itemOf(item)} was removed`,
    warn: "A warning from the moderators",
    restrict: "You cannot publish or upload",
    suspend: "Your account is suspended",
    ban: "Your account is banned",
    lift: "Your account is no longer restricted",
  },
  effect: {
    reject: "No one else can see it. You can change it and submit it again.",
    remove: "No one can see it, and it cannot be published again.",
    warn: "Nothing else changes.",
    restrict: "Your name and bio stay as they are. You can still chat and write drafts.",
    suspend: "You cannot log in until then.",
    ban: "You cannot log in any more.",
    lift: "All earlier restrictions have ended.",
  },
  edit: (name: string) => `Edit ${name}`,
  rule: "Rule",
  reason: "Reason",
  until: "Until",
  noEnd: "Until moderators lift it",
  payment: "Your plan",
  payments: {
    refund: "Cancelled. Your last payment is refunded.",
    cancel: "Cancelled. Nothing more is charged.",
  },
  inactiveReason: { lifted: "Withdrawn", replaced: "Replaced", ended: "Ended" },
  appeal: {
    offer: "Do you think this is wrong? You can appeal once. A moderator reads it again.",
    open: "Appeal",
    label: "Why is the decision wrong?",
    required: "Please write why",
    send: "Send appeal",
    cancel: "Cancel",
    failed: "Sending failed. Your text is still here.",
    waiting: "We have your appeal. A moderator will read it.",
    yours: "Your appeal",
    confirmed: "We reviewed your appeal. The decision stays.",
    reversed: "Your appeal was successful. The decision is withdrawn.",
    answer: "Answer",
  },
};
