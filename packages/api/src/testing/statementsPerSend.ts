/**
 * The statements that a send takes until it is accepted: the first one in a chat with a new character, and the next ones. A
 * transaction's `begin` and `commit` are counted on PostgreSQL only, where they are trips to the server.
 */
export const statementsPerSend = {
  PostgreSQL: { first: 14, next: 14 },
  PGlite: { first: 12, next: 12 },
} as const;
