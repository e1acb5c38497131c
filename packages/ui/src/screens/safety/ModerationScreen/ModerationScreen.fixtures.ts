import type {
  ModerationCaseContent,
  ModerationCaseSummary,
  ModerationContent,
  ModerationScreenProps,
} from "./ModerationScreenProps.ts";

type Fixture = Pick<ModerationScreenProps, "content" | "drafts" | "figures" | "state">;

const figures = {
  open: 4,
  urgent: 1,
  oldest: "2 days ago",
  appeals: 2,
  decided: 31,
  reversed: 1,
} as const;

const cases: readonly ModerationCaseSummary[] = [
  {
    ...{ key: "character/ines", kind: "character", title: "Ines of the lighthouse", reports: 3 },
    ...{ reasons: "Minors, Spam", age: "10 minutes ago", urgent: true, hidden: true },
  },
  {
    key: "image/corvin",
    kind: "image",
    title: "Corvin Ashe",
    reasons: "Real person",
    age: "2 days ago",
    reports: 1,
  },
  {
    key: "profile/halfmoon",
    kind: "profile",
    title: "halfmoon",
    reasons: "Hate",
    age: "1 day ago",
    reports: 2,
    own: true,
  },
  {
    key: "message/m1",
    kind: "message",
    title: "Sable",
    reasons: "Self-harm",
    age: "3 hours ago",
    reports: 1,
    adult: true,
  },
];

const [first] = cases;
const open: ModerationCaseContent = {
  ...(first as ModerationCaseSummary),
  evidence: [
    {
      title: "Ines",
      texts: [
        { label: "Name", text: "Ines" },
        { label: "Tagline", text: "She keeps the lighthouse, and the shop at the harbour." },
        { label: "About", text: "Visit the shop at the harbour today. Everything is half the price." },
        {
          label: "First message",
          text: "*She turns the lamp.* You are late. The tide was here before you, and so was the fog.",
        },
        { label: "First message 3", text: "Come in. Have you been to the shop at the harbour?" },
        { label: "Definition", text: "Ines keeps the lighthouse. She speaks of the sea, and of her shop." },
        { label: "Lorebook · Entry 1 · Trigger words", text: "shop, harbour" },
        { label: "Lorebook · Entry 1 · Text", text: "The shop at the harbour is open until eight." },
      ],
      image: "covers/pell-300.webp",
      at: "23 November 2026 at 11:50",
    },
  ],
  now: {
    title: "Ines of the lighthouse",
    texts: [
      { label: "Name", text: "Ines of the lighthouse", change: "changed" },
      { label: "Tagline", text: "She keeps the lighthouse.", change: "changed" },
      { label: "Short name", text: "Ines", change: "added" },
      {
        label: "First message",
        text: "*She turns the lamp.* You are late. The tide was here before you, and so was the fog.",
        change: "none",
      },
      {
        label: "Definition",
        text: "Ines keeps the lighthouse. She speaks of the sea, and of her shop.",
        change: "none",
      },
      { label: "Lorebook · Entry 1 · Trigger words", text: "shop, harbour", change: "none" },
      {
        label: "Lorebook · Entry 1 · Text",
        text: "The shop at the harbour is open until eight.",
        change: "none",
      },
      { label: "About", text: "Visit the shop at the harbour today.", change: "removed" },
      { label: "First message 3", text: "Come in.", change: "removed" },
    ],
    image: "covers/pell-300.webp",
    imageChanged: false,
  },
  reportTexts: [
    { id: "w1", reason: "Spam", text: "This is an advertisement. The same text is in three characters." },
  ],
  history: [{ id: "h1", line: "Nothing is wrong · Ada · 3 November 2026", note: "No advertisement then." }],
  owner: { id: "u1", name: "seagrass", since: "1 October 2026", decisions: 1 },
  reporters: [
    { id: "u2", name: "halfmoon", upheld: 4, wrong: 0 },
    { upheld: 0, wrong: 0 },
  ],
};
const { now: _now, ...deleted } = open;
const ready = <Content>(value: Content) => ({ kind: "ready", value }) as const;
const queue = (change: Partial<Extract<ModerationContent, { tab: "queue" }>> = {}): Fixture => ({
  figures,
  content: { tab: "queue", queue: ready({ items: cases, more: "available" }), checked: [], ...change },
});
const withCase = { selected: open.key, open: ready(open) };
const account = {
  id: "u1",
  name: "seagrass",
  biography: "Writes about the sea.",
  since: "1 October 2026",
  decidable: true,
  facts: [
    { name: "Characters", value: "3" },
    { name: "Removed", value: "1" },
    { name: "Reports upheld", value: "4" },
    { name: "Reports dismissed", value: "0" },
  ],
  decisions: [
    {
      id: "d1",
      line: "Restrict until 3 December 2026 · Ada",
      reason: "Three of your characters advertise a shop.",
      active: true,
    },
    { id: "d2", line: "Warn · Ada · 3 October 2026", active: false },
  ],
} as const;
const filter = { action: "", criticalOnly: false, actor: "", item: "", from: "", to: "" } as const;

const request: ModerationCaseContent = {
  ...open,
  ...{ key: "image/corvin", kind: "image", title: "Corvin Ashe", reports: 1, urgent: false, hidden: false },
  ...{ reasons: "Real person", age: "12 hours ago", due: "36 hours left" },
  reportTexts: [
    {
      id: "w2",
      reason: "Request to take down, signed by Ada Example, ada@example.org",
      text: "The woman on the cover is me. I never agreed to it.",
    },
  ],
  history: [],
};

/** The moderation page in each state. */
export const moderationScreenFixtures = {
  queue: queue(),
  takeDownRequest: {
    figures: { ...figures, due: "36 hours left" },
    content: {
      tab: "queue",
      queue: ready({ items: [request, ...cases.filter(({ key }) => key !== request.key)] }),
      checked: [],
      selected: request.key,
      open: ready(request),
    },
  },
  open: queue(withCase),
  takingDown: {
    ...queue(withCase),
    drafts: { [`case/${open.key}`]: { decision: "uphold", rule: "spam", reason: "It advertises a shop." } },
  },
  longText: queue({
    selected: open.key,
    open: ready({
      ...open,
      evidence: [],
      now: {
        title: "Ines of the lighthouse",
        texts: [
          {
            label: "Definition",
            text: `${"She keeps the lighthouse, and writes down every ship that passes by. ".repeat(30)}The last line.`,
          },
          ...Array.from({ length: 30 }, (_, index) => ({
            label: `Lorebook · Entry ${index + 1} · Text`,
            text: `Ship ${index + 1} passes by.`,
          })),
        ],
      },
    }),
  }),
  takenDown: queue({
    selected: open.key,
    open: ready({
      ...{
        ...open,
        reports: 0,
        reasons: "",
        age: "",
        title: "Removed character",
        reportTexts: [],
        reporters: [],
      },
      ...{ evidence: [], takenDown: open.evidence[0] },
      now: { title: "Removed character", texts: [{ label: "Name", text: "Removed character" }] },
      history: [
        { id: "h2", line: "Removed · Ada · 23 November 2026", note: "The third one." },
        ...open.history,
      ],
    }),
  }),
  deleted: queue({ selected: open.key, open: ready(deleted) }),
  own: queue({ selected: "profile/halfmoon", open: ready({ ...open, own: true, key: "profile/halfmoon" }) }),
  together: queue({ checked: ["character/ines", "image/corvin"] }),
  deciding: { ...queue(withCase), state: { kind: "pending" } },
  failed: { ...queue(withCase), state: { kind: "failed", error: "Mimi could not be reached." } },
  caseLoading: queue({ selected: open.key, open: { kind: "loading" } }),
  empty: queue({ queue: ready({ items: [] }) }),
  loading: { content: { tab: "queue", queue: { kind: "loading" }, checked: [] } },
  notLoaded: { content: { tab: "queue", queue: { kind: "failed", onRetry: () => undefined }, checked: [] } },
  appeals: {
    figures,
    content: {
      tab: "appeals",
      appeals: ready({
        items: [
          {
            ...{ id: "a1", decision: "Restrict until 3 December 2026", age: "1 hour ago" },
            ...{
              reason: "Three of your characters advertise a shop.",
              text: "They are three different shops.",
            },
            user: { id: "u1", name: "seagrass" },
          },
          {
            ...{ id: "a2", decision: "Remove: character", age: "20 minutes ago", own: true },
            href: "/moderation?case=character/poem",
            ...{ text: "It was a poem.", user: { id: "u2", name: "halfmoon" } },
          },
        ],
      }),
    },
  },
  noAppeals: { figures, content: { tab: "appeals", appeals: ready({ items: [] }) } },
  account: { figures, content: { tab: "account", account: ready(account) } },
  ownAccount: {
    content: { tab: "account", account: ready({ ...account, decidable: false, decisions: [] }) },
  },
  log: {
    figures,
    content: {
      tab: "log",
      filter,
      lines: ready({
        items: [
          {
            ...{ id: "3", at: "23 November 2026 at 12:00", actor: "Ada", action: "report.decided" },
            ...{ item: "character ines", details: "decision: remove, rule: minors", critical: true },
          },
          {
            id: "2",
            at: "23 November 2026 at 11:50",
            actor: "visitor",
            action: "report.filed",
            item: "character ines",
          },
        ],
        more: "available",
      }),
    },
  },
  noLines: { content: { tab: "log", filter: { ...filter, actor: "nobody" }, lines: ready({ items: [] }) } },
} as const satisfies Record<string, Fixture>;
