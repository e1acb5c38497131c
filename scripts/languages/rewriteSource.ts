// Writes corrected texts into the source of a catalogue, in the places of the present ones.
import ts from "typescript";
import type { CatalogueFile } from "./catalogueFiles.ts";
import type { TextPart } from "./textTree.ts";
import { partsOf } from "./units.ts";

/** Returns the source with other texts, given by their ids. Code, comments and layout stay. */
export function rewriteSource(file: CatalogueFile, texts: ReadonlyMap<string, string>): string {
  // A text inside a placeholder of another one comes first: then its place is still the one that its id names.
  const ids = [...partsOf(file)]
    .filter(([id]) => texts.has(id))
    .toSorted(([, one], [, other]) => other.depth - one.depth)
    .map(([id]) => id);
  let { source } = file;
  for (const id of ids) {
    const part = partsOf({ ...file, source }).get(id);
    if (part === undefined) throw new Error(`${id} is not in ${file.path}.`);
    const { node } = part;
    source = source.slice(0, node.getStart()) + literalOf(part, texts.get(id) ?? "") + source.slice(node.end);
  }
  return source;
}

/** A text as a string of TypeScript, or as a template of the same kind as before. */
function literalOf({ node, placeholders }: TextPart, text: string): string {
  const before = node.getText();
  if (ts.isStringLiteral(node)) return escapedAs(before, printed(ts.factory.createStringLiteral(text)));
  const pieces = text.split(/(\{[^{}]*\})/).map((piece) => {
    const expression = placeholders.get(piece.slice(1, -1));
    const isPlaceholder = piece.startsWith("{") && expression !== undefined;
    return isPlaceholder ? `\${${expression.getText()}}` : escapedAs(before, templateText(piece));
  });
  return `\`${pieces.join("")}\``;
}

/** A text inside of backticks. A line break stays an escape, so that no text continues at the edge of the file. */
function templateText(text: string): string {
  const template = printed(ts.factory.createNoSubstitutionTemplateLiteral(text));
  return template.slice(1, -1).replaceAll("\n", "\\n");
}

/** Characters that cannot be seen, such as a space that does not break, stay escapes where they are such. */
function escapedAs(before: string, literal: string): string {
  return literal.replaceAll(/[\p{Cf}\p{Zs}]/gu, (character) => {
    const escape = `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
    return before.includes(escape) ? escape : character;
  });
}

function printed(node: ts.LiteralExpression): string {
  ts.setEmitFlags(node, ts.EmitFlags.NoAsciiEscaping);
  const file = ts.createSourceFile("", "", ts.ScriptTarget.Latest);
  return ts.createPrinter().printNode(ts.EmitHint.Expression, node, file);
}
