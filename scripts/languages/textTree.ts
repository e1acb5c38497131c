// The texts in the source of a catalogue, by the path of their keys.
import ts from "typescript";

/** One string or template in the source. */
export interface TextPart {
  readonly node: TextNode;
  /** What a translator reads: `{name}` in the place of `${name}`. */
  readonly text: string;
  /** The expressions of a template by their readable names, in the order of the text. */
  readonly placeholders: ReadonlyMap<string, ts.Expression>;
  /** The plural category of a text that `pluralOf` chooses. */
  readonly form?: string;
  /** How many templates it is nested in. */
  readonly depth: number;
}

export type TextNode = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression;

/** A key with its texts. */
export interface TextLeaf {
  readonly kind: "leaf";
  readonly parts: readonly TextPart[];
  /** Names that the code of the key uses, such as those of helpers in the same file. */
  readonly names: ReadonlySet<string>;
  /** The path of another key, when the value of this one is that key, as in `rules: mailRules`. */
  readonly reference?: readonly string[];
  /** The docstring of the key, or of the keys around it. */
  readonly note?: string;
}

/** A key with its texts, or with other keys. */
export type TextTree =
  | TextLeaf
  | {
      readonly kind: "group";
      readonly isList: boolean;
      readonly children: ReadonlyMap<string, TextTree>;
      /** The names of the objects that are spread in it. */
      readonly spreads: readonly string[];
    };

/** Properties whose values are identifiers, addresses and keys of a keyboard. No language changes them. */
export const CODE_PROPERTIES = new Set(["id", "href", "tag", "rel", "address", "keys"]);
const PLURAL_FORMS = new Set(["zero", "one", "two", "few", "many", "other"]);

/** Parses a source. */
export function parseSource(file: string, source: string): ts.SourceFile {
  return ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
}

/** The texts of a source by the names of its constants and functions. */
export function textTreesOf(source: ts.SourceFile): ReadonlyMap<string, TextTree> {
  const trees = new Map<string, TextTree>();
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name)
      trees.set(statement.name.text, leafOf(statement, undefined));
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && initializer) trees.set(name.text, treeOf(initializer, undefined));
  }
  return trees;
}

function treeOf(node: ts.Expression, note: string | undefined): TextTree {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return treeOf(node.expression, note);
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return treeOf(node.body, note);
  if (ts.isArrayLiteralExpression(node)) {
    const children = node.elements.map((element, place) => [String(place), treeOf(element, note)] as const);
    return { kind: "group", isList: true, children: new Map(children), spreads: [] };
  }
  if (!ts.isObjectLiteralExpression(node)) return leafOf(node, note);
  const children = new Map<string, TextTree>();
  for (const property of node.properties) {
    const own = noteOf(property) ?? note;
    if (ts.isPropertyAssignment(property) && !isCodeProperty(property))
      children.set(keyOf(property.name), treeOf(property.initializer, own));
    if (ts.isShorthandPropertyAssignment(property)) children.set(property.name.text, leafOf(property, own));
    if (ts.isMethodDeclaration(property)) children.set(keyOf(property.name), leafOf(property, own));
  }
  const spreads = node.properties.filter(ts.isSpreadAssignment).map(({ expression }) => expression.getText());
  return { kind: "group", isList: false, children, spreads };
}

function leafOf(node: ts.Node, note: string | undefined): TextTree {
  const parts: TextPart[] = [];
  const names = new Set<string>();
  const visit = (inner: ts.Node, depth: number) => {
    if (ts.isTypeNode(inner)) return;
    if (ts.isIdentifier(inner)) names.add(inner.text);
    const isText = isTextNode(inner) && !isCode(inner);
    if (isText) {
      const part = { node: inner, ...readableOf(inner), depth };
      if (part.text.trim() !== "") parts.push({ ...part, ...formOf(inner) });
    }
    ts.forEachChild(inner, (child) => visit(child, isText ? depth + 1 : depth));
  };
  visit(node, 0);
  const value = ts.isShorthandPropertyAssignment(node) ? node.name : node;
  return {
    kind: "leaf",
    parts,
    names,
    ...(ts.isExpression(value) && isValue(value) && { reference: value.getText().split(".") }),
    ...(note !== undefined && { note }),
  };
}

function isTextNode(node: ts.Node): node is TextNode {
  return (
    ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)
  );
}

/** Whether a string is compared, names a property or a case, or is an argument such as the tag of a language. */
function isCode(node: TextNode): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent))
    return [
      ts.SyntaxKind.EqualsEqualsEqualsToken,
      ts.SyntaxKind.ExclamationEqualsEqualsToken,
      ts.SyntaxKind.InKeyword,
    ].includes(parent.operatorToken.kind);
  if (ts.isPropertyAssignment(parent)) return parent.name === node || isCodeProperty(parent);
  const isArgument = ts.isCallExpression(parent) || ts.isNewExpression(parent);
  return isArgument || ts.isCaseClause(parent) || ts.isElementAccessExpression(parent);
}

/** Whether a property has no text: an identifier, or an option of `Intl` and of `listOf`, which passes it on. */
function isCodeProperty(property: ts.PropertyAssignment): boolean {
  const call = property.parent.parent;
  const hasOptions =
    ts.isNewExpression(call) || (ts.isCallExpression(call) && call.expression.getText() === "listOf");
  return hasOptions || CODE_PROPERTIES.has(keyOf(property.name));
}

function keyOf(name: ts.PropertyName): string {
  if (ts.isComputedPropertyName(name))
    return ts.isPropertyAccessExpression(name.expression)
      ? name.expression.name.text
      : name.expression.getText();
  return name.text;
}

function noteOf(node: ts.Node): string | undefined {
  const texts = ts.getJSDocCommentsAndTags(node).map(({ comment }) => ts.getTextOfJSDocComment(comment));
  return texts.filter((text) => text !== undefined).join("\n") || undefined;
}

function formOf(node: TextNode): { form?: string } {
  const { parent } = node;
  const key = ts.isPropertyAssignment(parent) ? keyOf(parent.name) : "";
  return PLURAL_FORMS.has(key) ? { form: key } : {};
}

/** The text with names of its placeholders. */
function readableOf(node: TextNode): Pick<TextPart, "text" | "placeholders"> {
  const placeholders = new Map<string, ts.Expression>();
  if (!ts.isTemplateExpression(node)) return { text: node.text, placeholders };
  let text = node.head.text;
  for (const { expression, literal } of node.templateSpans) {
    const name = placeholderOf(expression, placeholders);
    placeholders.set(name, expression);
    text += `{${name}}${literal.text}`;
  }
  return { text, placeholders };
}

/** A name for an expression. Two uses of one value have one name; what is computed twice has two. */
function placeholderOf(expression: ts.Expression, taken: ReadonlyMap<string, ts.Expression>): string {
  const name = nameOf(expression);
  if (isValue(expression) && (taken.get(name)?.getText() ?? name) === expression.getText()) return name;
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? name : `${name}${number}`;
    if (!taken.has(numbered)) return numbered;
  }
}

const isValue = (node: ts.Expression): boolean =>
  ts.isIdentifier(node) || (ts.isPropertyAccessExpression(node) && isValue(node.expression));

function nameOf(node: ts.Expression): string {
  if (isValue(node)) return node.getText();
  if (ts.isParenthesizedExpression(node)) return nameOf(node.expression);
  if (ts.isBinaryExpression(node)) return nameOf(node.left);
  if (ts.isConditionalExpression(node)) return "choice";
  if (ts.isElementAccessExpression(node)) return nameOf(node.expression);
  if (ts.isCallExpression(node))
    return ts.isPropertyAccessExpression(node.expression)
      ? nameOf(node.expression.expression)
      : nameOf(node.expression);
  return "value";
}
