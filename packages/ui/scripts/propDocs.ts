import { join } from "node:path";
import ts from "typescript";
import { componentEntries } from "./entries.ts";

/** A prop of a public component, and whether it has a description. */
export interface PropDoc {
  /** `PlanCard.card`. */
  readonly name: string;
  readonly described: boolean;
}

/**
 * Every prop of every exported component, as the compiler sees it: own, inherited and picked from other components.
 * Props of React and Radix are documented by them.
 */
export function propDocs(packageFolder: string): PropDoc[] {
  const files = componentEntries(packageFolder).map(({ file }) => join(packageFolder, file));
  const program = ts.createProgram(files, compilerOptions(packageFolder));
  const checker = program.getTypeChecker();
  const own = join(packageFolder, "src");
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${file} exports nothing, so it is no component.`);
    return checker
      .getExportsOfModule(module)
      .filter(({ name }) => /^[A-Z][a-z]/.test(name))
      .flatMap((symbol) => propsOf(checker, symbol, own));
  });
}

function propsOf(checker: ts.TypeChecker, component: ts.Symbol, own: string): PropDoc[] {
  const declaration = component.valueDeclaration;
  if (declaration === undefined || !ts.isFunctionDeclaration(declaration)) return [];
  const [props] = declaration.parameters;
  if (props === undefined) return [];
  return checker
    .getPropertiesOfType(checker.getTypeAtLocation(props))
    .filter((prop) =>
      (prop.declarations ?? []).some((place) => place.getSourceFile().fileName.startsWith(own)),
    )
    .map((prop) => ({
      name: `${component.name}.${prop.name}`,
      described: ts.displayPartsToString(prop.getDocumentationComment(checker)).trim() !== "",
    }));
}

function compilerOptions(packageFolder: string): ts.CompilerOptions {
  const file = join(packageFolder, "../../tsconfig.json");
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as { config: unknown };
  return ts.parseJsonConfigFileContent(config, ts.sys, join(packageFolder, "../..")).options;
}
