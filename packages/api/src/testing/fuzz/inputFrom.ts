import fc, { type Arbitrary } from "fast-check";

/** The parts of JSON schema that the OpenAPI document uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** The most user-perceived characters. */
  readonly "x-max-characters"?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

/**
 * A placeholder for an existing id, which is chosen when the call is made, so that a counterexample is the same in each
 * run.
 */
export interface Reference {
  readonly $known: string;
  readonly at: number;
}

/** Names of inputs with existing ids. */
export type KnownNames = readonly string[];

const LONGEST = 300;
const MOST_ITEMS = 3;

/** Strings that often cause bugs. */
const hostile = [
  "",
  " ",
  "null",
  "0",
  "-1",
  "1e309",
  "NaN",
  "a\u0000b",
  "\ud800",
  "\u202egnp.exe",
  "%00",
  "%s%n",
  "{{char}}{{user}}{{",
  '\'; drop table "user"; --',
  "\\",
  "%_%",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "__proto__",
  "constructor",
  "((((((((((a+)+)+)+)+)+)+)+)+)+$",
  "\n\nid: 9\ndata: [DONE]\n\n",
  "e\u0301".repeat(40),
  "🌙".repeat(60),
  "9".repeat(30),
];

/** Values of a schema: mostly valid, sometimes invalid. */
export function inputFrom(schema: JsonSchema, known: KnownNames): Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, fieldFrom(name, field, known)]),
  );
  const needed = fc.record(Object.fromEntries(required.map((name) => [name, fields[name] ?? anything])));
  // Optional inputs are often the reason of a refusal: some calls have none.
  const good = fc.oneof(needed, fc.record(fields, { requiredKeys: [...required] }));
  return fc.oneof(
    { weight: 20, arbitrary: good },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(good, fc.dictionary(fc.string(), anything))
        .map(([one, more]) => ({ ...one, ...more })),
    },
    { weight: 1, arbitrary: anything },
  );
}

const text = fc.oneof(
  fc.constantFrom(...hostile),
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: "binary" }),
);
const anything = fc.oneof(text, fc.jsonValue(), fc.double(), fc.maxSafeInteger());

function fieldFrom(name: string, schema: JsonSchema, known: KnownNames): Arbitrary<unknown> {
  const broken = { weight: 1, arbitrary: anything };
  if (!known.includes(name)) return fc.oneof({ weight: 24, arbitrary: valueFrom(schema, known) }, broken);
  const reference: Arbitrary<Reference> = fc.record({ $known: fc.constant(name), at: fc.nat(500) });
  return fc.oneof(
    { weight: 30, arbitrary: reference },
    { weight: 2, arbitrary: valueFrom(schema, known) },
    broken,
  );
}

function valueFrom(schema: JsonSchema, known: KnownNames): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.type === "integer" ? undefined : (schema.anyOf ?? schema.oneOf);
  if (choices) return fc.oneof(...choices.map((one) => valueFrom(one, known)));
  switch (schema.type) {
    case "object":
      return schema.properties
        ? fc.record(
            Object.fromEntries(
              Object.entries(schema.properties).map(([name, one]) => [name, fieldFrom(name, one, known)]),
            ),
            { requiredKeys: [...(schema.required ?? [])] },
          )
        : fc.dictionary(fc.string(), fc.jsonValue());
    case "array":
      return fc.array(valueFrom(schema.items ?? {}, known), {
        maxLength: Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS),
      });
    case "string":
      return stringFrom(schema);
    case "integer":
    case "number":
      return numberFrom(schema);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return anything;
  }
}

function stringFrom({ pattern, minLength = 0, ...schema }: JsonSchema): Arbitrary<string> {
  const maxLength = schema["x-max-characters"] ?? schema.maxLength ?? LONGEST;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, LONGEST)) };
  return fc.oneof(
    { weight: 3, arbitrary: fc.string({ ...length, unit: "grapheme" }) },
    { weight: 1, arbitrary: fc.constantFrom(...hostile) },
    // Exactly the most characters.
    { weight: 1, arbitrary: fc.constantFrom("a".repeat(maxLength), "🌙".repeat(maxLength)) },
  );
}

function numberFrom({ minimum = -1_000, maximum = 1_000 }: JsonSchema): Arbitrary<number> {
  const most = Math.min(maximum, minimum + 1_000_000);
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: minimum, max: Math.min(most, minimum + 20) }) },
    { weight: 1, arbitrary: fc.constantFrom(minimum, maximum, maximum + 1, minimum - 1, 1.5) },
  );
}
