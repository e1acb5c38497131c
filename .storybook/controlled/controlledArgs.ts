import type { Args } from "@storybook/react-vite";
import { cloneElement, isValidElement } from "react";

/** Where a value is in the args, such as `["editing", "draft"]`. */
export type ArgPath = readonly string[];

/** A value that the user changed in a story. */
export interface ArgChange {
  readonly path: ArgPath;
  /** The story's own value at that time. */
  readonly from: unknown;
  readonly to: unknown;
}

/** Handlers whose value has a name of its own, is in an object beside them, or can be absent. */
const otherNames: Readonly<Record<string, readonly ArgPath[]>> = {
  onPersonaSelect: [["currentId"]],
  onAdultChange: [["adult", "shown"]],
  onBlurChange: [["adult", "blurred"]],
  onFieldsChange: [["draft", "fields"]],
  onLanguageChange: [["language"]],
  onReactionChange: [["mine"], ["content", "value", "reactions", "mine"]],
  onCaseCheckedChange: [["content", "checked"]],
};

// Nothing that a handler changes is deeper, and an object might refer to itself.
const maxDepth = 6;

/** The changes with another one, which replaces an earlier one of the same value. */
export function withChange(
  changes: readonly ArgChange[],
  args: Args,
  path: ArgPath,
  to: unknown,
): readonly ArgChange[] {
  const others = changes.filter((change) => change.path.join() !== path.join());
  return [...others, { path, from: valueAt(args, path), to }];
}

/** Whether the story still has the value that the user changed. */
export function applies(args: Args, { path, from }: ArgChange): boolean {
  return valueAt(args, path) === from;
}

/** The args with the changes that still apply. */
export function changedArgs(args: Args, changes: readonly ArgChange[]): Args {
  return changes
    .filter((change) => applies(args, change))
    .reduce<Args>((changed, { path, to }) => withValue(changed, path, to) as Args, args);
}

/**
 * The args with handlers that call the story's own and then `onChange`. A handler `onXChange` changes the `x` beside it. If
 * it gets a key first, it changes one of the `xs` beside it: `onTagUseChange` changes the `use` of one of the `tags`. A
 * component owns an `x` that is `undefined`.
 */
export function listeningArgs(args: Args, onChange: (path: ArgPath, value: unknown) => void): Args {
  return listeningObject(args, []);

  function listening(value: unknown, path: ArgPath): unknown {
    if (path.length > maxDepth) return value;
    if (isValidElement<Args>(value)) {
      const { children: _, ...props } = value.props;
      const next = listeningObject(props, [...path, "props"]);
      return next === props ? value : cloneElement(value, next);
    }
    return isPlain(value) ? listeningObject(value, path) : value;
  }

  function listeningObject(object: Args, path: ArgPath): Args {
    const parts = Object.entries(object).map(([name, part]: [string, unknown]) =>
      typeof part === "function"
        ? (listeningHandler(object, name, part as Handler, path) ?? part)
        : listening(part, [...path, name]),
    );
    // An equal list of rows has to stay the same list.
    const before: readonly unknown[] = Object.values(object);
    if (parts.every((part, index) => part === before[index])) return object;
    return Array.isArray(object)
      ? parts
      : Object.fromEntries(Object.keys(object).map((name, index) => [name, parts[index]]));
  }

  function listeningHandler(beside: Args, name: string, own: Handler, path: ArgPath): Handler | undefined {
    const one = changedValue(beside, name);
    const several = keyedValues(beside, name);
    const rows = rowsOf(beside, name);
    if (one === undefined && several === undefined && rows === undefined) return undefined;
    return (...input) => {
      const result = own(...input);
      const [first, value] = input;
      if (input.length === 1 && one !== undefined) change([...path, ...one], first);
      if (input.length === 2 && several !== undefined) changeKeyed([...path, ...several], first, value);
      else if (input.length === 2 && rows !== undefined) changeRow(rows, first, value);
      return result;
    };

    function changeKeyed(values: ArgPath, key: unknown, value: unknown): void {
      const keyed = valueAt(args, values);
      if (!Array.isArray(keyed)) return change([...values, String(key)], value);
      const keys: readonly unknown[] = keyed;
      // The value says whether the key is in a list of keys.
      onChange(values, value === true ? [...keys, key] : keys.filter((one) => one !== key));
    }

    function changeRow({ list, field }: Rows, id: unknown, value: unknown): void {
      const index = (beside[list] as readonly Args[]).findIndex((row) => row.id === id);
      if (index >= 0) onChange([...path, list, String(index), field], value);
    }

    function change(to: ArgPath, value: unknown): void {
      const from = valueAt(args, to);
      const isBeside = to.length === path.length + 1;
      // Of fields in another object only the changed ones are passed.
      onChange(to, !isBeside && isRecord(value) && isRecord(from) ? { ...from, ...value } : value);
    }
  }
}

type Handler = (...input: unknown[]) => unknown;

/** Where the value is that a handler changes, from the object of the handler: `["open"]` for `onOpenChange`. */
function changedValue(beside: Args, handlerName: string): ArgPath | undefined {
  const other = otherValue(beside, handlerName);
  if (other !== undefined) return other;
  const name = nameOf(handlerName);
  return name !== undefined && beside[name] !== undefined ? [name] : undefined;
}

/** Where the values by key are that a handler changes: `["drafts"]` for `onDraftChange`. */
function keyedValues(beside: Args, handlerName: string): ArgPath | undefined {
  const name = nameOf(handlerName);
  const isKeyed = name !== undefined && isRecord(beside[`${name}s`]);
  return isKeyed ? [`${name}s`] : otherValue(beside, handlerName);
}

/** A list of rows, and the name of the value that a handler changes in one of them. */
interface Rows {
  readonly list: string;
  readonly field: string;
}

/** The `use` of the `tags` for `onTagUseChange`. */
function rowsOf(beside: Args, handlerName: string): Rows | undefined {
  const [, row, word] = /^on([A-Z][a-z]+)([A-Z]\w*)Change$/.exec(handlerName) ?? [];
  if (row === undefined || word === undefined) return undefined;
  const list = `${lowerFirst(row)}s`;
  return Array.isArray(beside[list]) ? { list, field: lowerFirst(word) } : undefined;
}

/** The first of the paths whose last value has its object. */
function otherValue(beside: Args, handlerName: string): ArgPath | undefined {
  return otherNames[handlerName]?.find((path) => {
    const parent = valueAt(beside, path.slice(0, -1));
    return isParent(parent) && String(path.at(-1)) in parent;
  });
}

/** `value` for `onValueChange`. */
function nameOf(handlerName: string): string | undefined {
  const word = /^on([A-Z]\w*)Change$/.exec(handlerName)?.[1];
  return word && lowerFirst(word);
}

function lowerFirst(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}

function valueAt(value: unknown, path: ArgPath): unknown {
  return path.reduce<unknown>((part, name) => (isParent(part) ? part[name] : undefined), value);
}

function withValue(value: unknown, [name, ...rest]: ArgPath, to: unknown): unknown {
  if (name === undefined || !isParent(value)) return to;
  const part = withValue(value[name], rest, to);
  if (isValidElement<Args>(value)) return cloneElement(value, part as Args);
  return Array.isArray(value) ? value.with(Number(name), part) : { ...value, [name]: part };
}

/** Whether a value is an object of the args with named parts, not a list. */
function isRecord(value: unknown): value is Args {
  return isPlain(value) && !Array.isArray(value);
}

function isParent(value: unknown): value is Args {
  return isPlain(value) || isValidElement(value);
}

/** Whether a value is a list or an object of the args, not an element, a component, a date or a file. */
function isPlain(value: unknown): value is Args {
  if (typeof value !== "object" || value === null || "$$typeof" in value) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
