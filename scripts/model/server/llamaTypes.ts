/** What is used of node-llama-cpp 3, which is installed beside the models and not into the workspace. */
export interface LlamaModule {
  getLlama(options: object): Promise<Llama>;
  readonly LlamaCompletion: new (options: { contextSequence: object }) => LlamaCompletion;
  readonly InsufficientMemoryError: new () => Error;
}

export interface Llama {
  /** Cores that are worth a thread. */
  readonly cpuMathCores: number;
  maxThreads: number;
  loadModel(options: { modelPath: string }): Promise<LlamaModel>;
}

export interface LlamaModel {
  readonly trainContextSize: number;
  readonly fileInfo: {
    readonly metadata: { readonly tokenizer?: { readonly chat_template?: string } };
  };
  readonly tokens: {
    readonly bosString: string | null;
    readonly eosString: string | null;
    readonly shouldPrependBosToken: boolean;
  };
  /** @param specialTokens whether `<|name|>` of the model's own marks is one token */
  tokenize(text: string, specialTokens: boolean): readonly number[];
  createContext(options: {
    readonly sequences: number;
    readonly contextSize: { readonly min: number; readonly max: number };
  }): Promise<{ readonly contextSize: number; getSequence(): object }>;
}

export interface LlamaCompletion {
  generateCompletionWithMeta(
    input: readonly number[],
    options: CompletionOptions,
  ): Promise<{ readonly metadata: { readonly stopReason: string } }>;
}

export interface CompletionOptions {
  readonly signal: AbortSignal;
  readonly maxTokens: number;
  readonly onTextChunk: (text: string) => void;
  readonly onToken: (tokens: readonly number[]) => void;
  readonly customStopTriggers: readonly string[];
  readonly disableContextShift: true;
  /** Tokens that are left free, even without a shift. */
  readonly contextShiftSize: number;
  readonly temperature: number;
  readonly topP: number;
  readonly topK: number;
  readonly minP: number;
  readonly seed?: number;
  readonly repeatPenalty:
    | false
    | {
        readonly lastTokens: number;
        readonly penalty?: number;
        readonly frequencyPenalty?: number;
        readonly presencePenalty?: number;
      };
}

/** What is used of `@huggingface/jinja`. */
export interface JinjaModule {
  readonly Template: new (source: string) => { render(values: object): string };
}
