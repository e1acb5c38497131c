/** One instruction of a Dockerfile, with its continued lines as one text. */
export interface Instruction {
  readonly name: string;
  readonly text: string;
}

/** The instructions from one `FROM` to the next. */
export interface Stage {
  readonly image: string;
  readonly instructions: readonly Instruction[];
}

/** Parses a Dockerfile into its stages. Throws for an instruction before the first `FROM`. */
export function stagesOf(dockerfile: string): readonly Stage[] {
  const stages: { image: string; instructions: Instruction[] }[] = [];
  const lines = dockerfile
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .join("\n")
    .replaceAll(/\\\n\s*/g, "");
  for (const line of lines.split("\n").filter((one) => one.trim() !== "")) {
    const [, name = "", text = ""] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    const [image = ""] = text.split(/\s+/);
    if (name === "FROM") stages.push({ image, instructions: [] });
    else if (stages.length === 0) throw new Error(`An instruction before FROM: ${line}`);
    else stages.at(-1)?.instructions.push({ name, text });
  }
  return stages;
}

/** The words of an instruction in JSON, such as CMD. */
export function wordsOf(text: string): readonly string[] {
  return JSON.parse(text.slice(text.indexOf("["))) as string[];
}

/** The sources and the destination of a COPY. */
export interface Copy {
  /** The stage after `--from=`; null is the repository. */
  readonly from: string | null;
  readonly sources: readonly string[];
  readonly to: string;
}

/** Parses a COPY. */
export function copyOf(text: string): Copy {
  const words = text.split(/\s+/);
  const from = words[0]?.startsWith("--from=") ? (words.shift() ?? "").slice("--from=".length) : null;
  return { from, sources: words.slice(0, -1), to: words.at(-1) ?? "" };
}

/** The variables of an ENV. */
export function variablesOf(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(text.split(/\s+/).map((pair) => pair.split("=") as [string, string]));
}
