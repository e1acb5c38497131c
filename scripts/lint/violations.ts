// One violation of every lint rule. scripts/lint/lint.test.ts writes each into a file of its own and expects the rule to
// report it. The file's path decides which overrides apply; see .oxlintrc.jsonc and eslint.config.js.

/** The rule that must report the code, and the path of the file for the code. */
export interface Violation {
  readonly rule: string;
  readonly file: string;
  readonly code: string;
}

function each(folder: string, ending: string, codeByRule: Readonly<Record<string, string>>): Violation[] {
  return Object.entries(codeByRule).map(([rule, code]) => {
    const name = `${rule.replace("/", "-")}.${ending}`;
    return { rule, file: `${folder}/${name}`, code };
  });
}

/** Rules that need no types. */
const plain = each("scripts", "ts", {
  eqeqeq: "export const same = (a: string, b: string) => a == b;",
  "for-direction":
    "export function loop() { for (let i = 0; i < 10; i--) work(i); }\nfunction work(_i: number) {}",
  "max-lines": "work();\n".repeat(300) + "function work() {}",
  "no-array-constructor": "export const list = (a: unknown, b: unknown) => new Array(a, b);",
  "no-async-promise-executor":
    "export const later = new Promise<void>(async (resolve) => { await Promise.resolve(); resolve(); });",
  "no-case-declarations":
    "export function pick(a: number) { switch (a) { case 1: const b = a; return b; default: return 0; } }",
  "no-compare-neg-zero": "export const zero = (a: number) => a === -0;",
  "no-cond-assign":
    "export function set(a: boolean) { if ((a = true)) return a; if (a = false) return a; return a; }",
  "no-constant-binary-expression": "export const always = (a: string) => ({ a }) ?? 'b';",
  "no-constant-condition": "export function check() { if (1) return 1; return 2; }",
  "no-debugger": "export function stop() { debugger; }",
  "no-dupe-else-if":
    "export function twice(a: number) { if (a === 1) return 1; else if (a === 1) return 2; return 3; }",
  "no-duplicate-case":
    "export function twice(a: number) { switch (a) { case 1: return 1; case 1: return 2; } return 3; }",
  "no-empty": "export function nothing(a: number) { if (a === 1) { } return a; }",
  "no-empty-character-class": "export const never = /^a[]/;",
  "no-empty-pattern": "export const none = ({}: object) => 1;",
  "no-empty-static-block": "export class Plan { static { } }",
  "no-ex-assign":
    "export function again() { try { work(); } catch (error) { error = 1; } }\nfunction work() {}",
  "no-extra-boolean-cast": "export function both(a: string) { if (!!a) return 1; return 2; }",
  "no-fallthrough":
    "export function fall(a: number) { let b = 0; switch (a) { case 1: b = 1; default: b = 2; } return b; }",
  "no-global-assign": "// @ts-expect-error\nundefined = 1;\nArray = 1;\nexport {};",
  "no-invalid-regexp": "export const bad = new RegExp('[');",
  "no-irregular-whitespace": "export const\u00a0space = 1;",
  "no-loss-of-precision": "export const large = 5123000000000000000000000000001;",
  "no-misleading-character-class": "export const family = /^[\u{1F468}\u200D\u{1F469}]$/;",
  "no-prototype-builtins": "export const has = (a: object) => a.hasOwnProperty('b');",
  "no-regex-spaces": "export const spaces = /a   b/;",
  "no-self-assign": "export function same(a: number) { a = a; return a; }",
  "no-shadow-restricted-names": "export function shadow(undefined: number) { return undefined; }",
  "no-sparse-arrays": "export const holes = [1, , 2];",
  "no-unassigned-vars": "export function never() { let a: string | undefined; return a; }",
  "no-unexpected-multiline":
    "export const call = (a: () => void, b: number) => { const c = a\n(b as never); return c; };",
  "no-unsafe-finally": "export function last() { try { return 1; } finally { return 2; } }",
  "no-unsafe-optional-chaining": "export const call = (a?: { b: () => void }) => (a?.b)();",
  "no-unused-expressions": "export function idle(a: number) { a + 1; }",
  "no-unused-labels": "export function label() { here: for (;;) break; }",
  "no-unused-private-class-members": "export class Plan { #days = 1; }",
  "no-unused-vars": "const unused = 1;\nexport {};",
  "no-useless-assignment":
    "export function lost(a: number) { let b = a; work(b); b = 2; }\nfunction work(_a: number) {}",
  "no-useless-backreference": "export const back = /\\1(a)/;",
  "no-useless-catch":
    "export function same() { try { work(); } catch (error) { throw error; } }\nfunction work() {}",
  "no-useless-escape": "export const quote = '\\a';",
  "no-var": "export var old = 1;",
  "prefer-const": "let once = 1;\nexport const twice = once * 2;",
  "prefer-rest-params": "export function all() { return arguments; }",
  "prefer-spread": "export const most = (list: number[]) => Math.max.apply(Math, list);",
  "preserve-caught-error":
    "export function lose() { try { work(); } catch (error) { throw new Error('b'); } }\nfunction work() {}",
  "require-yield": "export function* none() { return 1; }",
  "use-isnan": "export const nan = (a: number) => a === NaN;",
  "valid-typeof": "export const kind = (a: unknown) => typeof a === 'strnig';",
  "typescript/ban-ts-comment": "// @ts-ignore\nexport const a: string = 1;",
  "typescript/no-duplicate-enum-values": "export enum Plan { Free = 'a', Paid = 'a' }",
  "typescript/no-empty-object-type": "export type Nothing = {};",
  "typescript/no-explicit-any": "export const plan = (a: any) => String(a);",
  "typescript/no-extra-non-null-assertion": "export const most = (a?: { b: number }) => a!!.b;",
  "typescript/no-misused-new": "export interface Plan { new (): Plan; constructor(): void; }",
  "typescript/no-namespace": "export namespace plan { export const free = 101; }",
  "typescript/no-non-null-asserted-optional-chain": "export const most = (a?: { b?: number }) => a?.b!;",
  "typescript/no-non-null-assertion": "export const id = [101][0]!;",
  "typescript/no-require-imports": "export const old: unknown = require('node:fs');",
  "typescript/no-this-alias": "export class Plan { own() { const self = this; return self; } }",
  "typescript/no-unnecessary-type-constraint": "export const same = <Value extends unknown>(a: Value) => a;",
  "typescript/no-unsafe-declaration-merging": "export interface Plan { days: number }\nexport class Plan {}",
  "typescript/no-unsafe-function-type": "export type Call = Function;",
  "typescript/no-wrapper-object-types": "export type Text = String;",
  "typescript/prefer-as-const": "export const kind: 'free' = 'free';",
  "typescript/prefer-namespace-keyword": "export module plan { export const free = 101; }",
  "typescript/triple-slash-reference": "/// <reference path='./other.ts' />\nexport {};",
});

/** Rules that need types. */
const typed = each("scripts", "ts", {
  "typescript/await-thenable": "export async function wait(a: number) { await a; }",
  "typescript/no-array-delete": "export function drop(a: number[]) { delete a[0]; }",
  "typescript/no-base-to-string": "export const text = (a: object) => `${{}}${a.toString()}`;",
  "typescript/no-duplicate-type-constituents": "export type Plan = 'free' | 'paid' | 'free';",
  "typescript/no-floating-promises": "export function forget() { Promise.resolve(1); }",
  "typescript/no-for-in-array":
    "export function walk(a: number[]) { for (const b in a) work(b); }\nfunction work(_a: string) {}",
  "typescript/no-implied-eval": "setTimeout('work()', 1);\nexport {};",
  "typescript/no-misused-promises":
    "export function check(a: Promise<boolean>) { if (a) return 1; return 2; }",
  "typescript/no-redundant-type-constituents": "export type Plan = unknown | 'free';",
  "typescript/no-unnecessary-type-assertion": "export const text = (a: string) => (a as string).length;",
  "typescript/no-unsafe-argument":
    "export const text = (a: string) => String.raw({ raw: [JSON.parse(a)] }) + work(JSON.parse(a));\nfunction work(a: string) { return a; }",
  "typescript/no-unsafe-assignment":
    "export function read(a: string) { const b = JSON.parse(a); return typeof b; }",
  "typescript/no-unsafe-call": "export function call(a: string) { JSON.parse(a)(); }",
  "typescript/no-unsafe-enum-comparison":
    "export enum Plan { Free = 'a' }\nexport const free = (a: Plan) => a === 'a';",
  "typescript/no-unsafe-member-access": "export const days = (a: string): unknown => JSON.parse(a).days;",
  "typescript/no-unsafe-return": "export const read = (a: string): string => { return JSON.parse(a); };",
  "typescript/no-unsafe-unary-minus": "export const less = (a: string) => -a;",
  "typescript/only-throw-error": "export function fail() { throw 'text'; }",
  "typescript/prefer-promise-reject-errors": "export const fail = () => Promise.reject('text');",
  "typescript/restrict-plus-operands": "export const add = (a: number, b: bigint): unknown => a + b;",
  "typescript/restrict-template-expressions": "export const text = (a: { b: number }) => `${a}`;",
  "typescript/switch-exhaustiveness-check":
    "export function days(a: 'free' | 'paid') { switch (a) { case 'free': return 1; } return 2; }",
});

/** A default does not cover a member in the library. */
const library = each("packages/ui/src/features/plan", "ts", {
  "typescript/switch-exhaustiveness-check":
    "export function days(a: 'free' | 'paid') { switch (a) { case 'free': return 1; default: return 2; } }",
});

/** Rules for JavaScript files, which TypeScript's compiler checks in TypeScript files. */
const javascript = each("scripts", "js", {
  "constructor-super": "export class A extends Object { constructor() { this.a = 1; } }",
  "getter-return": "export const a = { get b() { return; } };",
  "no-class-assign": "class A {}\nA = 1;\nexport { A };",
  "no-const-assign": "const a = 1;\na = 2;\nexport { a };",
  "no-dupe-class-members": "export class A { b() {} b() {} }",
  "no-dupe-keys": "export const a = { b: 1, b: 2 };",
  "no-func-assign": "function a() {}\na = 1;\nexport { a };",
  "no-import-assign": "import a from 'node:fs';\na = 1;",
  "no-new-native-nonconstructor": "export const a = new Symbol('b');",
  "no-obj-calls": "export const a = Math();",
  "no-redeclare": "var a = 1;\nvar a = 2;\nexport { a };",
  "no-setter-return": "export const a = { set b(c) { return c; } };",
  "no-this-before-super": "export class A extends Object { constructor() { this.a = 1; super(); } }",
  "no-undef": "export const a = notThere;",
  "no-unreachable": "export function a() { return 1; work(); }\nfunction work() {}",
  "no-unsafe-negation": "export const a = (b, c) => !b in c;",
});

/** Errors that are possible only in classic scripts. */
const commonjs = each("scripts", "cjs", {
  "no-delete-var": "var gone = 1;\ndelete gone;",
  "no-nonoctal-decimal-escape": "module.exports = '\\8';",
  "no-with": "with (module) { exports = 1; }",
});

/** Rules of React, its compiler's included. */
const react = each("packages/ui/src/features/plan", "tsx", {
  "react/error-boundaries":
    "export function Plan() { try { return <Days />; } catch { return null; } }\nfunction Days() { return null; }",
  "react/exhaustive-deps":
    "import { useEffect } from 'react';\nexport function Plan({ days }: { readonly days: number }) { useEffect(() => { document.title = String(days); }, []); return null; }",
  "react/globals": "let count = 0;\nexport function Plan() { count = 1; return <i>{count}</i>; }",
  "react/immutability":
    "export function Plan({ days }: { days: number[] }) { days[0] = 1; return <i>{days}</i>; }",
  "react/incompatible-library":
    "import { useReactTable } from '@tanstack/react-table';\nexport function Plan() { const table: unknown = useReactTable(); return <i>{String(table)}</i>; }",
  "react/purity": "export function Plan() { const chance = Math.random(); return <i>{chance}</i>; }",
  "react/refs":
    "import { useRef } from 'react';\nexport function Plan() { const days = useRef(1); return <i>{days.current}</i>; }",
  "react/rules-of-hooks":
    "import { useState } from 'react';\nexport function Plan({ a }: { readonly a: boolean }) { if (a) { const [b] = useState(1); return <i>{b}</i>; } return null; }",
  "react/set-state-in-effect":
    "import { useEffect, useState } from 'react';\nexport function Plan() { const [a, setA] = useState(1); useEffect(() => { setA(2); }, []); return <i>{a}</i>; }",
  "react/set-state-in-render":
    "import { useState } from 'react';\nexport function Plan() { const [a, setA] = useState(1); setA(2); return <i>{a}</i>; }",
  "react/unsupported-syntax":
    "export function Plan({ a }: { readonly a: string }) { eval('1'); return <i>{a}</i>; }",
  "react/use-memo":
    "import { useMemo } from 'react';\nexport function Plan() { const a = useMemo(async () => 1, []); return <i>{String(a)}</i>; }",
  "react/void-use-memo":
    "import { useMemo } from 'react';\nexport function Plan() { useMemo(() => { console.log(1); }, []); return <i>{1}</i>; }",
});

/** Violations of the rules that oxlint runs. */
export const oxlintViolations: readonly Violation[] = [
  ...plain,
  ...typed,
  ...library,
  ...javascript,
  ...commonjs,
  ...react,
];
