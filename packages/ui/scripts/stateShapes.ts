import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** Values that belong to a type of `states.ts`: a union that has all of them would be a second shape for the same idea. */
const shared: Readonly<Record<string, readonly (readonly string[])[]>> = {
  More: [
    ["available", "loading"],
    ["more", "end"],
  ],
  Loadable: [
    ["loading", "failed"],
    ["failed", "ready"],
  ],
  SubmitState: [
    ["idle", "pending"],
    ["idle", "sending"],
  ],
};

/** A tone is of the one scale, or of a part of it. */
const toneType = /^(Tone|Extract<\s*Tone,[^>]*>)$/;

/**
 * Where the library has another shape for an idea of `states.ts`, as `Grid.tsx: "more" | "end" is More`, a kind that is not in
 * kebab case, or a tone that is not a `Tone`.
 */
export function otherShapes(packageFolder: string): string[] {
  const folder = join(packageFolder, "src");
  return globSync("**/*.{ts,tsx}", { cwd: folder, exclude: ["components/states.ts", "**/*.test.*"] })
    .sort()
    .flatMap((file) => shapesIn(file, readFileSync(join(folder, file), "utf8")));
}

/** The other shapes in the text of one file. */
export function shapesIn(file: string, text: string): string[] {
  const problems: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isUnionTypeNode(node)) {
      const values = node.types.flatMap(valueOf);
      const hasObjects = node.types.some(ts.isTypeLiteralNode);
      for (const [type, sets] of Object.entries(shared)) {
        // A text has no value: it is no content.
        if (type === "Loadable" && !hasObjects) continue;
        const set = sets.find((every) => every.every((value) => values.includes(value)));
        if (set) problems.push(`${file}: ${set.map((value) => `"${value}"`).join(" | ")} is ${type}`);
      }
    }
    if (ts.isPropertySignature(node) && node.name.getText() === "kind" && node.type) {
      const types = ts.isUnionTypeNode(node.type) ? node.type.types : [node.type];
      for (const kind of types.flatMap(valueOf)) {
        if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(kind))
          problems.push(`${file}: the kind "${kind}" is not in kebab case`);
      }
    }
    if (ts.isPropertySignature(node) && node.name.getText() === "tone" && node.type) {
      const type = node.type.getText();
      if (!toneType.test(type)) problems.push(`${file}: the tone ${type} is not a Tone`);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return problems;
}

/** The value of a member of a union: a text, or the `kind` of an object. */
function valueOf(node: ts.TypeNode): string[] {
  if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) return [node.literal.text];
  if (!ts.isTypeLiteralNode(node)) return [];
  return node.members.flatMap((member) =>
    ts.isPropertySignature(member) && member.name.getText() === "kind" && member.type
      ? valueOf(member.type)
      : [],
  );
}
