import type { Hono } from "hono";

/** Values that the request handlers share. */
export interface Variables {
  requestId: string;
  /** The pattern that the address matched, for metrics; absent outside of the route table. */
  route?: string;
}

/** The Hono app that everything is mounted on. */
export type App = Hono<{ Variables: Variables }>;
