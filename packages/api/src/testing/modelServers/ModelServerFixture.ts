import type { FailureReason } from "@mimi/contract";
import type { ModelEvent, ModelUsage } from "../../providers/model/Model.ts";

/**
 * A model server: what it expects, and what it answers. The head of each fixture says where its answers are from. Those of a
 * real llama.cpp are in `llamaCpp/captured.json`.
 */
export interface ModelServerFixture {
  readonly name: string;
  /** How an operator describes a model of this server in `MODELS_FILE`, apart from its id and address. */
  readonly model: Readonly<Record<string, unknown>> & { readonly model: string };
  /** The body that is sent for the {@link ../../providers/model/compatible/modelServers.test.ts} request, without its messages. */
  readonly sent: Readonly<Record<string, unknown>>;
  /** The roles of the messages that are sent, for a chat that begins with the character and ends with instructions. */
  readonly roles: readonly string[];
  /** The answer to a body that the server refuses; null when it accepts the body. */
  readonly refuse: (body: RequestBody) => RawAnswer | null;
  readonly answers: readonly ServerAnswer[];
}

/** The body of a request, as the server reads it. */
export interface RequestBody {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly [field: string]: unknown;
}

/** An answer on the wire. */
export interface RawAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** An answer of a server, and what it means. */
export interface ServerAnswer extends RawAnswer {
  readonly name: string;
  /** The text that the user reads. @default "" */
  readonly text?: string;
  readonly finish: Extract<ModelEvent, { kind: "end" }>["finish"];
  readonly usage?: ModelUsage;
  /** Of a failure: its reason, and whether another model can reply. */
  readonly failure?: {
    readonly reason: FailureReason;
    readonly isOutage: boolean;
    readonly retry_after?: number;
  };
  /** Whether the operator is told that the server does not know the model. @default false */
  readonly isUnknownModel?: boolean;
}

/** What it means that a server does not know the model, or has not loaded it. */
export const unknownModel = {
  finish: "error",
  failure: { reason: "model_misconfigured", isOutage: true },
  isUnknownModel: true,
} as const;

/** One event with JSON. */
export function event(value: unknown): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}

/** The last event of nearly every server. */
export const DONE = "data: [DONE]\n\n";

/** Whether the messages alternate between user and assistant, beginning with the user, after an optional system message. */
export function alternates({ messages }: RequestBody, allowsSystem: boolean): boolean {
  const rest = allowsSystem && messages[0]?.role === "system" ? messages.slice(1) : messages;
  return rest.every(({ role }, at) => role === (at % 2 === 0 ? "user" : "assistant"));
}
