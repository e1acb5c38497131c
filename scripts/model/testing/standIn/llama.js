// Stands in for node-llama-cpp in tests: the same calls, known words, and no library. A chat that says CRASH kills the process.
import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

const WORDS = ["Good", " evening", ".", " The", " kettle", " sings", "."];

export class InsufficientMemoryError extends Error {}

export async function getLlama() {
  return { cpuMathCores: 2, maxThreads: 2, loadModel };
}

async function loadModel({ modelPath }) {
  if (readFileSync(modelPath).subarray(0, 4).toString() !== "GGUF")
    throw new Error("Invalid GGUF magic. Expected GGUF.");
  return {
    trainContextSize: 4_096,
    fileInfo: { metadata: { tokenizer: { chat_template: "plain" } } },
    tokens: { bosString: "<s>", eosString: "</s>", shouldPrependBosToken: true },
    tokenize: (text) => text.split(/(?=\s)/),
    createContext: async ({ sequences, contextSize }) => {
      if (sequences > 2) throw new InsufficientMemoryError("Too many sequences.");
      return { contextSize: contextSize.max, getSequence: () => ({}) };
    },
  };
}

export class LlamaCompletion {
  async generateCompletionWithMeta(input, { signal, maxTokens, onTextChunk, onToken, customStopTriggers }) {
    // The text of the prompt, the settings, and whether the mark of its start was left to us.
    const prompt = input.join("");
    const isEndless = prompt.includes("ENDLESS");
    for (let index = 0; isEndless || index < WORDS.length; index += 1) {
      if (index >= maxTokens) return { metadata: { stopReason: "maxTokens" } };
      const word = WORDS[index % WORDS.length];
      if (customStopTriggers.includes(word)) return { metadata: { stopReason: "customStopTrigger" } };
      onToken([index]);
      onTextChunk(word);
      await delay(isEndless ? 20 : 1, undefined, { signal });
      if (prompt.includes("CRASH") && index === 2) process.kill(process.pid, "SIGKILL");
      if (prompt.includes("BREAK") && index === 2) throw new Error("decode failed");
    }
    return { metadata: { stopReason: "eogToken" } };
  }
}
