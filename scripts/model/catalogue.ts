/** Fields of a request that choose the words, by the names of llama.cpp's server. */
export type Sampling = Readonly<Record<string, number>>;

/** A model that `npm run model` can download. */
export interface CatalogueModel {
  /** What is typed to choose it. */
  readonly name: string;
  /** `owner/name` on the hub. */
  readonly repository: string;
  readonly file: string;
  /** The size of the download in bytes, about. The hub says the exact one. */
  readonly bytes: number;
  /** The memory that it needs while it runs: the file, {@link CONTEXT_TOKENS} of context and 0.3 GB. In bytes, about. */
  readonly memoryBytes: number;
  readonly licence: string;
  readonly about: string;
  /** What its makers recommend for replies without reasoning. */
  readonly sampling: Sampling;
}

/** The context size of a model that runs here, unless MODEL_CONTEXT says another or the file or the memory has less. */
export const CONTEXT_TOKENS = 8_192;

/** Sampling of a file that is not in the catalogue: the defaults of llama.cpp's server. */
export const defaultSampling: Sampling = { temperature: 0.8, top_p: 0.95, top_k: 40, min_p: 0.05 };

const qwen: Sampling = { temperature: 0.7, top_p: 0.8, top_k: 20, min_p: 0, presence_penalty: 1 };

/** Small models that follow instructions, all under a licence that allows every use. */
export const catalogue: readonly CatalogueModel[] = [
  {
    name: "qwen3-0.6b",
    repository: "unsloth/Qwen3-0.6B-GGUF",
    file: "Qwen3-0.6B-Q4_K_M.gguf",
    bytes: 397e6,
    memoryBytes: 1.6e9,
    licence: "Apache-2.0",
    about: "quick, with short and simple replies",
    sampling: qwen,
  },
  {
    name: "qwen3-1.7b",
    repository: "unsloth/Qwen3-1.7B-GGUF",
    file: "Qwen3-1.7B-Q4_K_M.gguf",
    bytes: 1.11e9,
    memoryBytes: 2.4e9,
    licence: "Apache-2.0",
    about: "for most machines",
    sampling: qwen,
  },
  {
    name: "qwen3-4b",
    repository: "unsloth/Qwen3-4B-Instruct-2507-GGUF",
    file: "Qwen3-4B-Instruct-2507-Q4_K_M.gguf",
    bytes: 2.5e9,
    memoryBytes: 4e9,
    licence: "Apache-2.0",
    about: "the best replies, less than half as fast",
    sampling: qwen,
  },
];
