import type { FindInChatProps } from "./FindInChat.tsx";

type FindFixture = Pick<FindInChatProps, "query" | "result" | "pageSearchKeys">;

const idle = { kind: "idle" } as const;

/** The search in each state. */
export const findFixtures = {
  idle: { query: "", result: idle },
  searching: { query: "lift", result: { kind: "searching" } },
  found: { query: "lift", result: { kind: "found", current: 2, count: 14 } },
  none: { query: "lighthouse", result: { kind: "none" } },
  withKeys: { query: "", result: idle, pageSearchKeys: "Ctrl F" },
  failed: { query: "lift", result: { kind: "failed" } },
} as const satisfies Record<string, FindFixture>;
