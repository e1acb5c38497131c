/** A text between the messages of a prompt. */
export interface DepthPrompt {
  readonly text: string;
  /** How many messages follow it. */
  readonly depth: number;
  readonly role: "system" | "user" | "assistant";
}

const ROLES = ["system", "user", "assistant"] as const;
const DEPTH = 4;
const DEPTH_MAX = 1_000;

/** The character's note in the extensions of a card, by the name of SillyTavern; null without one. */
export function depthPromptOf(extensions: Readonly<Record<string, unknown>> | null): DepthPrompt | null {
  const note = extensions?.depth_prompt;
  if (typeof note !== "object" || note === null) return null;
  const { prompt, depth, role } = note as Readonly<Record<string, unknown>>;
  if (typeof prompt !== "string" || prompt.trim() === "") return null;
  return { text: prompt, ...placeOf(depth, role) };
}

/** A depth and a role as cards have them. SillyTavern numbers the roles. */
export function placeOf(depth: unknown, role: unknown): Pick<DepthPrompt, "depth" | "role"> {
  const number = typeof depth === "string" && depth.trim() !== "" ? Number(depth) : depth;
  const isDepth = typeof number === "number" && number >= 0;
  return {
    depth: isDepth ? Math.min(Math.floor(number), DEPTH_MAX) : DEPTH,
    role: ROLES.find((name, place) => role === name || role === place) ?? "system",
  };
}
