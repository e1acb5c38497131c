import { join } from "node:path";
import ts from "typescript";
import { compilerOptions, publicFiles } from "./propDocs.ts";

/**
 * Every type that an exported declaration refers to and that no entry exports, as `PlanCardProps refers to PlanCardData`. A user
 * of the package could not name it. Types of other packages have their own entries.
 */
export function unnamedTypes(packageFolder: string): string[] {
  const files = publicFiles(packageFolder);
  const program = ts.createProgram(files, compilerOptions(packageFolder));
  const checker = program.getTypeChecker();
  const own = join(packageFolder, "src");
  const resolved = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const exported = new Set(
    files.flatMap((file) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      if (module === undefined) throw new Error(`${file} exports nothing.`);
      return checker.getExportsOfModule(module).map(resolved);
    }),
  );
  const problems = new Set<string>();
  for (const symbol of exported) {
    for (const declaration of symbol.declarations ?? []) {
      visitPublic(declaration, (node) => {
        const found = namedBy(checker, node);
        if (found === undefined) return;
        const type = resolved(found);
        const isOwn = (type.declarations ?? []).some(
          (place) => place.getSourceFile().fileName.startsWith(own) && ts.isSourceFile(place.parent),
        );
        if (isOwn && !exported.has(type)) problems.add(`${symbol.name} refers to ${type.name}`);
      });
    }
  }
  return [...problems].sort();
}

/** Visits what a declaration file has of a declaration: not the bodies of functions, nor the values of constants. */
function visitPublic(node: ts.Node, visit: (node: ts.Node) => void): void {
  if (ts.isBlock(node)) return;
  visit(node);
  ts.forEachChild(node, (child) => visitPublic(child, visit));
}

/** The symbol of a type that a node names: `Toast`, `React.Ref`, the value in `typeof value`, or what an interface extends. */
function namedBy(checker: ts.TypeChecker, node: ts.Node): ts.Symbol | undefined {
  if (ts.isTypeReferenceNode(node)) return checker.getSymbolAtLocation(node.typeName);
  if (ts.isTypeQueryNode(node)) return checker.getSymbolAtLocation(node.exprName);
  if (ts.isExpressionWithTypeArguments(node)) return checker.getSymbolAtLocation(node.expression);
  return undefined;
}
