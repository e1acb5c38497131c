import type { PlanId } from "@mimi/contract";

/** Tokens of a reply when nothing else is configured; a longer reply ends there (`length`). */
const REPLY_TOKENS = 1_000;
/** Context sizes below this one leave no room for a character. */
export const CONTEXT_TOKENS_MIN = 2_000;

/** A model of an OpenAI-compatible server. */
export interface ModelSettings {
  /** Our name of the model, in routes, logs and metrics. */
  readonly id: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly apiKey: string | null;
  /** The server's name of the model. */
  readonly name: string;
  /** The most requests at a time, of all processes on one database; null means unlimited. */
  readonly concurrency: number | null;
  /** The context size in tokens, with the reply; null means that every plan's context fits. */
  readonly contextTokens: number | null;
  /** The most tokens of a reply. */
  readonly replyTokens: number;
  /** Milliseconds until the first token. */
  readonly firstTokenMs: number;
  /** Milliseconds between two tokens. */
  readonly betweenTokensMs: number;
  readonly price: ModelPrice | null;
  readonly format: RequestFormat;
}

/** Prices per million tokens, in any one currency. */
export interface ModelPrice {
  readonly inputPerMillion: number;
  readonly outputPerMillion: number;
}

/** What a server expects in a request. */
export interface RequestFormat {
  /** The field with the most tokens of the answer; null sends none. */
  readonly maxTokensField: "max_tokens" | "max_completion_tokens" | null;
  /** The field with the seed of another variant; null sends none. */
  readonly seedField: "seed" | "random_seed" | null;
  /** Where system messages are allowed; elsewhere they are sent as text of the user. */
  readonly systemRole: "anywhere" | "first" | "none";
  /** Whether the messages must alternate between user and assistant, beginning with the user. */
  readonly alternateRoles: boolean;
  /** Whether the number of tokens is requested with `stream_options`. */
  readonly includeUsage: boolean;
  /** Whether the server is asked to end a reply at the user's turn (`stop`). */
  readonly stopAtNames: boolean;
  /** Fields such as `temperature`, by the names that the server knows. */
  readonly sampling: Readonly<Record<string, unknown>>;
  /** More fields of the body; they replace others with the same name. */
  readonly extraBody: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
}

/** Who requests a reply: a user by plan, or a background task. */
export type RouteName = PlanId | "background";

/** All configured models, at least one. */
export interface ModelsSettings {
  readonly models: readonly ModelSettings[];
  /** The models for each plan, in the order in which they are tried. */
  routeOf(name: RouteName): readonly ModelSettings[];
}

/** The format of OpenAI's own protocol, as nearly every server reads it. */
export const standardFormat: RequestFormat = {
  maxTokensField: "max_tokens",
  seedField: "seed",
  systemRole: "anywhere",
  alternateRoles: false,
  includeUsage: false,
  stopAtNames: true,
  sampling: {},
  extraBody: {},
  headers: {},
};

/** What is not configured. */
export const modelDefaults = {
  concurrency: null,
  contextTokens: null,
  replyTokens: REPLY_TOKENS,
  firstTokenMs: 30_000,
  betweenTokensMs: 20_000,
  price: null,
  format: standardFormat,
} as const satisfies Partial<ModelSettings>;
