import type { ReactElement } from "react";
import { expect, test, vi } from "vitest";
import { applies, changedArgs, listeningArgs, withChange } from "./controlledArgs.ts";
import type { ArgChange } from "./controlledArgs.ts";

/** The args after one of their handlers was called. */
function after<A extends object>(args: A, call: (listening: A) => void): A {
  let changes: readonly ArgChange[] = [];
  call(listeningArgs(args, (path, value) => (changes = withChange(changes, args, path, value))) as A);
  return changedArgs(args, changes) as A;
}

test("a handler changes the value of its name, and the story's own is called", () => {
  const args = { value: "a", onValueChange: vi.fn<(value: string) => void>() };
  expect(after(args, ({ onValueChange }) => onValueChange("ab")).value).toBe("ab");
  expect(args.onValueChange).toHaveBeenCalledWith("ab");
});

test("a value is changed inside an object, a list and an element's props", () => {
  const editing = { draft: "a", onDraftChange: vi.fn<(value: string) => void>() };
  const inObject = after({ editing }, (args) => args.editing.onDraftChange("b"));
  expect(inObject.editing.draft).toBe("b");
  const inList = after({ rows: [editing, editing] }, ({ rows }) => rows[1]?.onDraftChange("b"));
  expect(inList.rows.map(({ draft }) => draft)).toEqual(["a", "b"]);
  const Pane = (_props: typeof editing) => null;
  const pane: ReactElement<typeof editing> = <Pane {...editing} />;
  expect(after({ pane }, (args) => args.pane.props.onDraftChange("b")).pane.props.draft).toBe("b");
});

test("a handler that gets a key first changes one of several values", () => {
  const args = {
    drafts: { one: "a", two: "b" },
    onDraftChange: vi.fn<(key: string, draft: string) => void>(),
  };
  expect(after(args, ({ onDraftChange }) => onDraftChange("two", "c")).drafts).toEqual({
    one: "a",
    two: "c",
  });
});

test("a handler of a form gets only the changed fields of the draft", () => {
  const args = {
    draft: { fields: { name: "a", tags: ["x"] }, greeting: "" },
    onFieldsChange: vi.fn<(change: object) => void>(),
  };
  const { draft } = after(args, ({ onFieldsChange }) => onFieldsChange({ name: "b" }));
  expect(draft).toEqual({ fields: { name: "b", tags: ["x"] }, greeting: "" });
});

test("a switch of a setting changes the setting in its object", () => {
  const args = { adult: { shown: false }, onAdultChange: vi.fn<(shown: boolean) => void>() };
  expect(after(args, ({ onAdultChange }) => onAdultChange(true)).adult).toEqual({ shown: true });
});

test("a language is chosen where every language is shown", () => {
  const args = {
    language: undefined as string | undefined,
    onLanguageChange: vi.fn<(language: string) => void>(),
  };
  expect(after(args, ({ onLanguageChange }) => onLanguageChange("ja")).language).toBe("ja");
});

test("a reaction is set by its kind", () => {
  const args = {
    mine: { like: false, favourite: true },
    onReactionChange: vi.fn<(kind: string, value: boolean) => void>(),
  };
  expect(after(args, ({ onReactionChange }) => onReactionChange("like", true)).mine).toEqual({
    like: true,
    favourite: true,
  });
});

test("a reaction is set where the character is the value of the content", () => {
  const args = {
    content: { kind: "ready", value: { reactions: { mine: { like: false } } } },
    onReactionChange: vi.fn<(kind: string, value: boolean) => void>(),
  };
  const { content } = after(args, ({ onReactionChange }) => onReactionChange("like", true));
  expect(content.value.reactions.mine).toEqual({ like: true });
});

test("a value of one row is changed by the id of the row", () => {
  const args = {
    tags: [{ id: 1 }, { id: 5, use: "only" }] as { id: number; use?: string }[],
    onTagUseChange: vi.fn<(id: number, use?: string) => void>(),
  };
  expect(after(args, ({ onTagUseChange }) => onTagUseChange(1, "not")).tags).toEqual([
    { id: 1, use: "not" },
    { id: 5, use: "only" },
  ]);
  expect(after(args, ({ onTagUseChange }) => onTagUseChange(5, undefined)).tags[1]?.use).toBeUndefined();
  expect(after(args, ({ onTagUseChange }) => onTagUseChange(9, "not"))).toEqual(args);
});

test("a key is put into a list of keys, and removed from it", () => {
  const args = {
    content: { checked: ["a"] },
    onCaseCheckedChange: vi.fn<(key: string, checked: boolean) => void>(),
  };
  const checked = (key: string, isChecked: boolean) =>
    after(args, ({ onCaseCheckedChange }) => onCaseCheckedChange(key, isChecked)).content.checked;
  expect(checked("b", true)).toEqual(["a", "b"]);
  expect(checked("a", false)).toEqual([]);
});

test("an object beside its handler is replaced as a whole", () => {
  const args = {
    draft: { id: "1", name: "a" } as { id?: string; name: string },
    onDraftChange: vi.fn<(draft: { name: string }) => void>(),
  };
  expect(after(args, ({ onDraftChange }) => onDraftChange({ name: "b" })).draft).toEqual({ name: "b" });
});

test("a component keeps its own value when the story has none", () => {
  const args = { value: undefined, defaultValue: "a", onValueChange: vi.fn<(value: string) => void>() };
  expect(listeningArgs(args, vi.fn())).toBe(args);
});

test("a change ends when the controls set another value", () => {
  const change: ArgChange = { path: ["value"], from: "a", to: "ab" };
  expect(applies({ value: "a" }, change)).toBe(true);
  expect(applies({ value: "z" }, change)).toBe(false);
  expect(changedArgs({ value: "z" }, [change]).value).toBe("z");
});
