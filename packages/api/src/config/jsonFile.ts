import { readFileSync } from "node:fs";
import * as v from "valibot";

/** What a file contains, or what is wrong with it, in words that quote no value: it can be a key. */
type JsonFile<Content> = { readonly content: Content } | { readonly problem: string };

/** Reads and checks the JSON file of a setting. A problem follows the name of the setting in its sentence. */
export function readJsonFile<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): JsonFile<v.InferOutput<Schema>> {
  const parsed = parseFile(path);
  if ("problem" in parsed) return parsed;
  const result = v.safeParse(schema, parsed.content);
  if (result.success) return { content: result.output };
  const [issue] = result.issues;
  return { problem: `: ${v.getDotPath(issue) ?? "the file"} ${messageOf(issue)}` };
}

/** A variable with a key, so that a file has no secrets. */
export const variableName = v.pipe(v.string(), v.regex(/^[A-Z][A-Z\d_]*$/, "is not the name of a variable"));

function parseFile(path: string): JsonFile<unknown> {
  let json: string;
  try {
    json = readFileSync(path, "utf8");
  } catch (error) {
    return { problem: ` cannot be read: ${path} (${String((error as NodeJS.ErrnoException).code)})` };
  }
  try {
    return { content: JSON.parse(json) as unknown };
  } catch {
    // The parser's message would quote the file.
    return { problem: ` is not valid JSON: ${path}` };
  }
}

/** An unknown or missing key is named by its path; valibot's own messages quote values, which can be keys. */
function messageOf(issue: v.BaseIssue<unknown>): string {
  if (issue.kind === "validation") return issue.message;
  if (issue.expected === "never") return "is not a known field";
  if (issue.received === "undefined") return "is missing";
  return `must be ${issue.expected ?? "of another type"}`;
}
