/** A text between macros, or a macro. */
export type MacroNode = string | Macro;

/** A macro, such as `{{random: a, {{user}} }}`. */
export interface Macro {
  /** In lower case; `//` for a note. */
  readonly name: string;
  /** What is between the braces, with the name: its texts, and the macros within. */
  readonly body: readonly MacroNode[];
  /** What follows the name and its separator. */
  readonly args: readonly MacroNode[];
}

/** How deep macros are nested at most. Deeper ones are text. */
const DEPTH_MAX = 16;
const BRACES = /\{\{(?!\{)|\}\}/g;
const NAME = /^\s*(\/\/|[#/]?[a-z_][\w.+-]*)(?:\s*::?|(?<=\/\/)|\s+|$)/i;

/** Parses the macros of a text. Braces that enclose no macro are text, and so are braces without an end. */
export function parseMacros(text: string): readonly MacroNode[] {
  const levels: MacroNode[][] = [[]];
  let from = 0;
  for (const { 0: braces, index } of text.matchAll(BRACES)) {
    const isOpening = braces === "{{";
    if (isOpening ? levels.length > DEPTH_MAX : levels.length === 1) continue;
    levels.at(-1)?.push(text.slice(from, index));
    from = index + braces.length;
    if (isOpening) levels.push([]);
    else addTo(levels, nodesOf(levels.pop() ?? []));
  }
  levels.at(-1)?.push(text.slice(from));
  // What was not closed is text.
  while (levels.length > 1) {
    addTo(levels, ["{{", ...(levels.pop() ?? [])]);
  }
  return levels[0] ?? [];
}

// Not by spreading arguments: there can be too many.
function addTo(levels: readonly MacroNode[][], nodes: readonly MacroNode[]): void {
  for (const node of nodes) levels.at(-1)?.push(node);
}

function nodesOf(body: readonly MacroNode[]): readonly MacroNode[] {
  const [first = "", ...rest] = body;
  const [start, name] = typeof first === "string" ? (NAME.exec(first) ?? []) : [];
  if (typeof first !== "string" || start === undefined || name === undefined) return ["{{", ...body, "}}"];
  return [{ name: name.toLowerCase(), body, args: [first.slice(start.length), ...rest] }];
}

/** The nodes as text again. */
export function macroText(nodes: readonly MacroNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : `{{${macroText(node.body)}}}`)).join("");
}
