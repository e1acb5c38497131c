import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ChatTemplate } from "./chatTemplate.ts";
import {
  type ChatMessage,
  type Completion,
  type CompletionRequest,
  type Engine,
  RefusedRequest,
} from "./Engine.ts";
import type {
  CompletionOptions,
  JinjaModule,
  LlamaCompletion,
  LlamaModel,
  LlamaModule,
} from "./llamaTypes.ts";
import { Places } from "./Places.ts";

/** What is loaded. */
export interface EnginePlan {
  readonly name: string;
  /** The folder with the packages. */
  readonly folder: string;
  /** The file of the model. */
  readonly path: string;
  /** The largest context of a reply, in tokens. The file or the memory can have less. */
  readonly contextTokens: number;
  /** The most replies at once. The memory can be enough for fewer. */
  readonly places: number;
}

/** The least context in which a chat has room. The API refuses less. */
const CONTEXT_MIN = 2_000;
/** The share of the context that is left for a reply when the chat does not fit. */
const REPLY_SHARE = 1 / 4;
/** Tokens before the next one in which a repetition is avoided. */
const PENALTY_TOKENS = 64;

/** Loads a model with node-llama-cpp. Rejects when the file is no model, or the memory is not enough. */
export async function loadEngine(plan: EnginePlan): Promise<Engine> {
  const llamaPath = join(plan.folder, "node_modules/node-llama-cpp/dist/index.js");
  const jinjaPath = createRequire(join(plan.folder, "package.json")).resolve("@huggingface/jinja");
  const llamaModule = (await import(pathToFileURL(llamaPath).href)) as LlamaModule;
  const jinja = (await import(pathToFileURL(jinjaPath).href)) as JinjaModule;
  const llama = await llamaModule.getLlama({
    build: "never",
    logLevel: "error",
    // The packages for other graphics cards are not installed.
    gpu: process.platform === "darwin" && process.arch === "arm64" ? "metal" : false,
  });
  // One core is for the rest of the product: the threads wait for each other, so a busy core stops all of them.
  llama.maxThreads = Math.max(1, llama.cpuMathCores - 1);
  const model = await llama.loadModel({ modelPath: plan.path });
  const { bosString, eosString } = model.tokens;
  const source = model.fileInfo.metadata.tokenizer?.chat_template;
  const template = new ChatTemplate(jinja, source, { bos: bosString ?? "", eos: eosString ?? "" });
  const { context, places } = await createContext(model, plan, llamaModule);
  const completions = Array.from(
    { length: places },
    () => new llamaModule.LlamaCompletion({ contextSequence: context.getSequence() }),
  );
  return new LlamaEngine({ plan, model, template, completions, contextTokens: context.contextSize });
}

/** A context for as many replies at once as the memory is enough for. */
async function createContext(model: LlamaModel, plan: EnginePlan, { InsufficientMemoryError }: LlamaModule) {
  const max = Math.min(plan.contextTokens, model.trainContextSize);
  const contextSize = { min: Math.min(CONTEXT_MIN, max), max };
  for (let places = plan.places; ; places -= 1) {
    try {
      return { places, context: await model.createContext({ sequences: places, contextSize }) };
    } catch (error) {
      if (places === 1 || !(error instanceof InsufficientMemoryError)) throw error;
    }
  }
}

interface LoadedModel {
  readonly plan: EnginePlan;
  readonly model: LlamaModel;
  readonly template: ChatTemplate;
  /** One for each reply at a time. Each keeps the chat that it read last, and reads only what is new of it. */
  readonly completions: readonly LlamaCompletion[];
  readonly contextTokens: number;
}

class LlamaEngine implements Engine {
  readonly name: string;
  readonly contextTokens: number;
  readonly places: number;
  readonly roles;
  readonly #loaded: LoadedModel;
  readonly #completions: Places<LlamaCompletion>;

  constructor(loaded: LoadedModel) {
    this.#loaded = loaded;
    this.#completions = new Places(loaded.completions);
    this.name = loaded.plan.name;
    this.contextTokens = loaded.contextTokens;
    this.places = loaded.completions.length;
    this.roles = loaded.template.roles;
  }

  async complete(
    request: CompletionRequest,
    onText: (text: string) => void,
    signal: AbortSignal,
  ): Promise<Completion> {
    const tokens = this.#fit(request);
    const completion = await this.#completions.take(signal);
    const began = performance.now();
    let firstAt = 0;
    let replyTokens = 0;
    try {
      const { metadata } = await completion.generateCompletionWithMeta(tokens, {
        ...optionsOf(request),
        maxTokens: Math.min(
          request.maxTokens ?? Number.POSITIVE_INFINITY,
          this.contextTokens - tokens.length - 1,
        ),
        signal,
        onTextChunk: onText,
        onToken: (pieces) => {
          firstAt ||= performance.now();
          replyTokens += pieces.length;
        },
      });
      const endedAt = performance.now();
      firstAt ||= endedAt;
      return {
        finish: metadata.stopReason === "maxTokens" ? "length" : "stop",
        promptTokens: tokens.length,
        replyTokens,
        promptMs: firstAt - began,
        replyMs: endedAt - firstAt,
      };
    } finally {
      this.#completions.release(completion);
    }
  }

  /** The tokens of a chat. Its oldest messages are left out when it is longer than the context. */
  #fit({ messages, maxTokens = Number.POSITIVE_INFINITY }: CompletionRequest): readonly number[] {
    const reserve = Math.min(maxTokens, Math.floor(this.contextTokens * REPLY_SHARE));
    let rest = messages;
    for (;;) {
      const tokens = this.#tokensOf(rest);
      if (tokens.length <= this.contextTokens - reserve) return tokens;
      const oldest = rest.findIndex(({ role }) => role !== "system");
      if (oldest === -1 || oldest === rest.length - 1)
        throw new RefusedRequest(
          `The chat has ${tokens.length} tokens, and the context of ${this.name} has ${this.contextTokens}.`,
        );
      rest = rest.toSpliced(oldest, 1);
    }
  }

  #tokensOf(messages: readonly ChatMessage[]): readonly number[] {
    const { model, template } = this.#loaded;
    const text = template.render(messages);
    const { bosString, shouldPrependBosToken } = model.tokens;
    // The package writes this mark itself.
    const isTwice = shouldPrependBosToken && bosString && text.startsWith(bosString);
    return model.tokenize(isTwice ? text.slice(bosString.length) : text, true);
  }
}

function optionsOf({
  sampling,
  stop,
}: CompletionRequest): Omit<CompletionOptions, "signal" | "maxTokens" | "onTextChunk" | "onToken"> {
  const { temperature = 0.8, top_p = 0.95, top_k = 40, min_p = 0.05, seed } = sampling;
  const {
    frequency_penalty,
    presence_penalty,
    repetition_penalty,
    repeat_penalty = repetition_penalty,
  } = sampling;
  const hasPenalty = [frequency_penalty, presence_penalty, repeat_penalty].some(
    (value) => value !== undefined,
  );
  return {
    temperature,
    topP: top_p,
    topK: Math.max(0, top_k),
    minP: min_p,
    ...(seed === undefined ? {} : { seed }),
    repeatPenalty: hasPenalty
      ? {
          lastTokens: PENALTY_TOKENS,
          penalty: repeat_penalty ?? 1,
          frequencyPenalty: frequency_penalty ?? 0,
          presencePenalty: presence_penalty ?? 0,
        }
      : false,
    customStopTriggers: stop,
    // The chat was made to fit. Room for a shift would cut off its beginning, which is the card.
    disableContextShift: true,
    contextShiftSize: 1,
  };
}
