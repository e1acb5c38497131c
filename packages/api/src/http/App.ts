import type { Context, Hono } from "hono";

/** Values that the request handlers share. */
export interface Variables {
  requestId: string;
  /** The pattern of the matched route, for metrics; absent outside of the route table. */
  route?: string;
}

/** The Hono app with all routes. */
export type App = Hono<{ Variables: Variables }>;

/** Hono's context of a request. */
export type AppContext = Context<{ Variables: Variables }>;
