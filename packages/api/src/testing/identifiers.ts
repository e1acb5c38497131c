import type { Route } from "@mimi/contract";

/** An input that names one or several existing objects. */
export interface Identifier {
  readonly name: string;
  readonly required: boolean;
  readonly many: boolean;
}

interface Schema {
  readonly type: string;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly options?: readonly string[];
  readonly pipe?: readonly { readonly requirement?: unknown }[];
}

/** What the contract's schemas of identifiers require, see `input.ts` there. */
const IDENTIFIER = /^\^\[\\w-\]\{\d+,64\}\$$/;

/** The inputs of a route, by name. */
export function entriesOf(route: Route): Readonly<Record<string, Schema>> {
  return (route.input as unknown as { readonly entries: Record<string, Schema> }).entries;
}

/** The example of a route's input; nothing for a route without required inputs. */
export function exampleOf(route: Route): Readonly<Record<string, unknown>> {
  return (route.server?.example ?? {}) as Readonly<Record<string, unknown>>;
}

/** Whether an input of a route is an object. */
export function isObjectInput(route: Route, name: string): boolean {
  const schema = entriesOf(route)[name];
  // `jsonObject` of the contract is unknown first, and then a record.
  return schema !== undefined && ["strict_object", "unknown"].includes(innermost(schema).type.type);
}

/** The inputs of a route that name objects, found by their schemas so that none is forgotten. */
export function identifiersOf(route: Route): readonly Identifier[] {
  return Object.entries(entriesOf(route)).flatMap(([name, schema]) => {
    const { type, many } = innermost(schema);
    return isIdentifier(type) ? [{ name, required: schema.type !== "optional", many }] : [];
  });
}

/** The kinds of objects that a route's `id` can name; undefined for a single kind. */
export function kindsOf(route: Route): readonly (string | undefined)[] {
  return entriesOf(route).kind?.options ?? [undefined];
}

function innermost(schema: Schema, many = false): { readonly type: Schema; readonly many: boolean } {
  if (schema.wrapped) return innermost(schema.wrapped, many);
  return schema.item ? innermost(schema.item, true) : { type: schema, many };
}

function isIdentifier({ pipe = [] }: Schema): boolean {
  return pipe.some(({ requirement }) => requirement instanceof RegExp && IDENTIFIER.test(requirement.source));
}
