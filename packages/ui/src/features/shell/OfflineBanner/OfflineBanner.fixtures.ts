import type { Connection } from "./OfflineBanner.tsx";

/** Every state of the connection. */
export const connectionFixtures = {
  online: { kind: "online" },
  offline: { kind: "offline" },
  waiting: { kind: "offline", waiting: 3 },
  waitingOne: { kind: "offline", waiting: 1 },
  retrying: { kind: "offline", waiting: 3, pending: true },
  restored: { kind: "restored" },
} as const satisfies Record<string, Connection>;
