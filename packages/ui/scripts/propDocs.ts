import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** A prop of a public component, or a field of a public type. */
export interface MemberDoc {
  /** `PlanCard.card` or `PlanOffer.price`. */
  readonly name: string;
  /** Its description; empty if it has none. */
  readonly text: string;
  /** Whether it can be absent. */
  readonly isOptional: boolean;
}

/**
 * Every prop of every exported component and every field of every exported type, as the compiler sees them: own, inherited
 * and picked from others. Those of React and Radix are documented by them.
 */
export function memberDocs(packageFolder: string): MemberDoc[] {
  const files = publicFiles(packageFolder);
  const program = ts.createProgram(files, compilerOptions(packageFolder));
  const checker = program.getTypeChecker();
  const own = join(packageFolder, "src");
  const docs = files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${file} exports nothing.`);
    return checker
      .getExportsOfModule(module)
      .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
      .flatMap((symbol) => [
        ...propsOf(checker, symbol, own),
        ...(symbol.declarations ?? []).flatMap((declaration) => fieldsOf(checker, declaration)),
      ]);
  });
  return [...new Map(docs.map((doc) => [doc.name, doc])).values()];
}

/** The props of a component, also of one in `memo`. */
function propsOf(checker: ts.TypeChecker, component: ts.Symbol, own: string): MemberDoc[] {
  if (!/^[A-Z][a-z]/.test(component.name) || component.valueDeclaration === undefined) return [];
  const [signature] = checker.getTypeOfSymbol(component).getCallSignatures();
  const [props] = signature?.getParameters() ?? [];
  if (props === undefined) return [];
  return checker
    .getPropertiesOfType(checker.getTypeOfSymbol(props))
    .filter((prop) =>
      (prop.declarations ?? []).some((place) => place.getSourceFile().fileName.startsWith(own)),
    )
    .map((prop) => ({
      name: `${component.name}.${prop.name}`,
      text: ts.displayPartsToString(prop.getDocumentationComment(checker)).trim(),
      isOptional: (prop.flags & ts.SymbolFlags.Optional) !== 0,
    }));
}

/** The fields that the declaration of a type writes, also in members of a union. `kind` says which member it is. */
function fieldsOf(checker: ts.TypeChecker, declaration: ts.Declaration): MemberDoc[] {
  if (!ts.isInterfaceDeclaration(declaration) && !ts.isTypeAliasDeclaration(declaration)) return [];
  const fields: MemberDoc[] = [];
  const visit = (node: ts.Node, path: string) => {
    let inside = path;
    if (ts.isPropertySignature(node) && node.name.getText() !== "kind") {
      inside = `${path}.${node.name.getText()}`;
      const symbol = checker.getSymbolAtLocation(node.name);
      const text = ts.displayPartsToString(symbol?.getDocumentationComment(checker) ?? []).trim();
      fields.push({ name: inside, text, isOptional: node.questionToken !== undefined });
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(declaration, declaration.name.text);
  return fields;
}

/** The source of each entry of the package. */
export function publicFiles(packageFolder: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")) as {
    exports: Readonly<Record<string, string | { readonly source?: string; readonly types?: string }>>;
  };
  return Object.values(exports).flatMap((entry) =>
    typeof entry === "string" || entry.source === undefined || entry.types === undefined
      ? []
      : [join(packageFolder, entry.source)],
  );
}

/** The options of the repository. */
export function compilerOptions(packageFolder: string): ts.CompilerOptions {
  const file = join(packageFolder, "../../tsconfig.json");
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as { config: unknown };
  return ts.parseJsonConfigFileContent(config, ts.sys, join(packageFolder, "../..")).options;
}
