import { estimateTokens, MEMORY_TOKENS } from "@mimi/contract";

/** The lines that fit into the memory's part of a prompt, in their order. */
export function linesThatFit<Line extends { readonly text: string }>(lines: readonly Line[]): Line[] {
  let left = MEMORY_TOKENS;
  return lines.filter(({ text }) => {
    const tokens = memoryTokens(text);
    if (tokens > left) return false;
    left -= tokens;
    return true;
  });
}

/** The tokens of a line in a prompt. */
export function memoryTokens(text: string): number {
  return estimateTokens(`- ${text}\n`);
}

/** A line of memory, and when it was added. */
export interface MemoryLine {
  readonly text: string;
  readonly created_at: Date | number;
}

/** The lines that the model is sent, oldest first. `lines` are in the order of `readMemoryRows`. */
export function sentLines(lines: readonly MemoryLine[]): string[] {
  return linesThatFit(lines)
    .sort((one, other) => Number(one.created_at) - Number(other.created_at))
    .map(({ text }) => text);
}
