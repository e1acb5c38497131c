import { writeFileSync } from "node:fs";

/**
 * Writes a model of 3 MB for llama.cpp: each token follows the one before it as in {@link TEXTS}. No weights are learned,
 * so a reply needs no time and its words are known.
 */
export function writeTinyModel(path: string): void {
  const file = new GgufFile();
  file.text("general.architecture", "llama");
  file.text("general.name", "tiny");
  file.whole("llama.context_length", CONTEXT);
  file.whole("llama.embedding_length", WIDTH);
  file.whole("llama.block_count", 1);
  file.whole("llama.feed_forward_length", FEED_FORWARD);
  file.whole("llama.attention.head_count", HEADS);
  file.whole("llama.rope.dimension_count", WIDTH / HEADS);
  file.whole("llama.vocab_size", TOKENS.length);
  file.float("llama.attention.layer_norm_rms_epsilon", 1e-6);
  file.text("tokenizer.ggml.model", "llama");
  file.texts("tokenizer.ggml.tokens", TOKENS);
  file.floats(
    "tokenizer.ggml.scores",
    TOKENS.map((_, index) => -index),
  );
  file.wholes("tokenizer.ggml.token_type", TOKENS.map(kindOf));
  file.whole("tokenizer.ggml.bos_token_id", idOf("<s>"));
  file.whole("tokenizer.ggml.eos_token_id", idOf("<|end|>"));
  file.whole("tokenizer.ggml.unknown_token_id", 0);
  file.flag("tokenizer.ggml.add_bos_token", true);
  file.flag("tokenizer.ggml.add_space_prefix", false);
  file.text("tokenizer.chat_template", CHAT_TEMPLATE);
  const square = new Float32Array(WIDTH * WIDTH);
  const wide = new Float32Array(WIDTH * FEED_FORWARD);
  const ones = new Float32Array(WIDTH).fill(1);
  // Only the first and the last tensor have content: the blocks between them add nothing.
  file.tensor("token_embd.weight", [WIDTH, TOKENS.length], embeddings());
  for (const name of ["attn_q", "attn_k", "attn_v", "attn_output"])
    file.tensor(`blk.0.${name}.weight`, [WIDTH, WIDTH], square);
  for (const name of ["ffn_gate", "ffn_up"]) file.tensor(`blk.0.${name}.weight`, [WIDTH, FEED_FORWARD], wide);
  file.tensor("blk.0.ffn_down.weight", [FEED_FORWARD, WIDTH], wide);
  for (const name of ["blk.0.attn_norm", "blk.0.ffn_norm", "output_norm"])
    file.tensor(`${name}.weight`, [WIDTH], ones);
  file.tensor("output.weight", [WIDTH, TOKENS.length], followers());
  writeFileSync(path, file.bytes());
}

/** The context size of training, in tokens. */
const CONTEXT = 65_536;
/** More than there are tokens: each token has a dimension of its own. */
const WIDTH = 512;
const HEADS = 8;
const FEED_FORWARD = 32;

/** What the model can write. A user's message with the word in front begins at the token behind it. */
const TEXTS: readonly (readonly [token: string, text: string])[] = [
  [
    "<|assistant|>",
    "Good evening . The kettle sings and the lamp is low . What brings you to my shop ? <|end|>",
  ],
  [
    "<|assistant|>",
    "Come in , the rain is loud tonight . I was reading by the window . What did you hear ? <|end|>",
  ],
  [
    "<|assistant|>",
    "You are late , and the tea is still warm . Sit by the fire . The clocks can wait . <|end|>",
  ],
  ["<|moon|>", "Look 🌙 ! <|end|>"],
  ["<|think|>", "<think> A guest </think> Welcome back ! <|end|>"],
  ["<|endless|>", "again again again"],
];

const CHAT_TEMPLATE = [
  "{%- for message in messages -%}",
  "{{- '<|' + message['role'] + '|>' -}}",
  "{%- if message['reasoning_content'] -%}{{- '<think>' + message['reasoning_content'] + '</think>' -}}{%- endif -%}",
  "{{- message['content'] + '<|end|>' -}}",
  "{%- endfor -%}",
  "{%- if add_generation_prompt -%}",
  "{%- set last = messages[-1]['content'] -%}",
  "{%- if 'MOON' in last -%}{{- '<|moon|>' -}}",
  "{%- elif 'THINK' in last -%}{{- '<|think|>' -}}",
  "{%- elif 'ENDLESS' in last -%}{{- '<|endless|>' -}}",
  "{%- else -%}{{- '<|assistant|>' -}}{%- endif -%}",
  "{%- endif -%}",
].join("");

const CONTROL = ["<s>", "<|end|>", "<|system|>", "<|user|>", ...new Set(TEXTS.map(([token]) => token))];
const BYTES = Array.from(
  { length: 256 },
  (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, "0")}>`,
);
const TOKENS = [
  "<unk>",
  ...CONTROL,
  ...BYTES,
  ...new Set(TEXTS.flatMap(([, text]) => tokensOf(text))),
].filter((token, index, all) => all.indexOf(token) === index);

/** Words of a text as tokens. An emoji is its bytes, so that it is cut. */
function tokensOf(text: string): readonly string[] {
  return text.split(" ").flatMap((word, index) => {
    if (/^[<]/.test(word)) return [word];
    if (/\p{Extended_Pictographic}/u.test(word))
      return ["▁", ...[...Buffer.from(word)].flatMap((byte) => BYTES[byte] ?? [])];
    return [index === 0 || /^[.,!?]$/.test(word) ? word : `▁${word}`];
  });
}

function idOf(token: string): number {
  return TOKENS.indexOf(token);
}

/** The kinds of tokens in a GGUF file: 1 text, 2 unknown, 3 control, 4 defined by the user, 6 a byte. */
function kindOf(token: string): number {
  if (token === "<unk>") return 2;
  if (CONTROL.includes(token)) return 3;
  if (token === "<think>" || token === "</think>") return 4;
  return BYTES.includes(token) ? 6 : 1;
}

function embeddings(): Float32Array {
  const rows = new Float32Array(TOKENS.length * WIDTH);
  for (const id of TOKENS.keys()) rows[id * WIDTH + id] = 1;
  return rows;
}

/** One row for each token, with a value for each token before it. */
function followers(): Float32Array {
  const rows = new Float32Array(TOKENS.length * WIDTH);
  for (const [start, text] of TEXTS) {
    let before = start;
    for (const token of tokensOf(text)) {
      // The norm makes the only value of an embedding the root of WIDTH.
      rows[idOf(token) * WIDTH + idOf(before)] = 30 / Math.sqrt(WIDTH);
      before = token;
    }
  }
  return rows;
}

const ALIGNMENT = 32;
const [UINT32, INT32, FLOAT32, BOOL, STRING, ARRAY] = [4, 5, 6, 7, 8, 9] as const;

/** A GGUF file: metadata by key, then tensors. */
class GgufFile {
  readonly #metadata: Buffer[] = [];
  readonly #infos: Buffer[] = [];
  readonly #tensors: Buffer[] = [];
  #offset = 0;

  text(key: string, value: string): void {
    this.#add(key, STRING, string(value));
  }

  texts(key: string, values: readonly string[]): void {
    this.#list(key, STRING, values.map(string));
  }

  whole(key: string, value: number): void {
    this.#add(key, UINT32, uint32(value));
  }

  wholes(key: string, values: readonly number[]): void {
    this.#list(key, INT32, values.map(uint32));
  }

  float(key: string, value: number): void {
    this.#add(key, FLOAT32, float32(value));
  }

  floats(key: string, values: readonly number[]): void {
    this.#list(key, FLOAT32, values.map(float32));
  }

  flag(key: string, value: boolean): void {
    this.#add(key, BOOL, Buffer.from([value ? 1 : 0]));
  }

  tensor(name: string, shape: readonly number[], values: Float32Array): void {
    const type = uint32(0);
    this.#infos.push(string(name), uint32(shape.length), ...shape.map(uint64), type, uint64(this.#offset));
    const bytes = Buffer.from(values.buffer);
    const padding = Buffer.alloc(-bytes.length & (ALIGNMENT - 1));
    this.#tensors.push(bytes, padding);
    this.#offset += bytes.length + padding.length;
  }

  bytes(): Buffer {
    const metadataCount = this.#metadata.length;
    const tensorCount = this.#tensors.length / 2;
    const head = Buffer.concat([
      ...[Buffer.from("GGUF"), uint32(3), uint64(tensorCount), uint64(metadataCount)],
      ...[...this.#metadata, ...this.#infos],
    ]);
    return Buffer.concat([head, Buffer.alloc(-head.length & (ALIGNMENT - 1)), ...this.#tensors]);
  }

  #list(key: string, type: number, values: readonly Buffer[]): void {
    this.#add(key, ARRAY, Buffer.concat([uint32(type), uint64(values.length), ...values]));
  }

  #add(key: string, type: number, value: Buffer): void {
    this.#metadata.push(Buffer.concat([string(key), uint32(type), value]));
  }
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function uint64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

function float32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
}

function string(value: string): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([uint64(bytes.length), bytes]);
}
