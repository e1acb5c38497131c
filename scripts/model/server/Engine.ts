/** A message of a chat as OpenAI's protocol has it. */
export interface ChatMessage {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

/** A reply that is requested. */
export interface CompletionRequest {
  /** An assistant's message at the end is continued. */
  readonly messages: readonly ChatMessage[];
  /** @default until the context is full */
  readonly maxTokens?: number;
  readonly stop: readonly string[];
  /** By the names of llama.cpp's server. */
  readonly sampling: Readonly<Record<string, number>>;
}

/** How a reply ended, and what it cost. */
export interface Completion {
  readonly finish: "stop" | "length";
  readonly promptTokens: number;
  readonly replyTokens: number;
  /** Milliseconds until the first token, and from it to the last one. */
  readonly promptMs: number;
  readonly replyMs: number;
}

/** A loaded model. */
export interface Engine {
  readonly name: string;
  /** The size of the context of each reply, in tokens. */
  readonly contextTokens: number;
  /** The number of replies at once. */
  readonly places: number;
  readonly roles: AcceptedRoles;
  /** Writes a reply. Rejects with the reason of the signal, or with a {@link RefusedRequest}. */
  complete(
    request: CompletionRequest,
    onText: (text: string) => void,
    signal: AbortSignal,
  ): Promise<Completion>;
}

/** Which messages the chat template accepts, as MODELS_FILE describes it. */
export interface AcceptedRoles {
  readonly system_role: "anywhere" | "first" | "none";
  readonly alternate_roles: boolean;
}

/** A request that this model cannot serve. */
export class RefusedRequest extends Error {}
