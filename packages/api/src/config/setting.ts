import { isAbsolute, join } from "node:path";
import * as v from "valibot";
import { StartFailure } from "../shared/StartFailure.ts";
import { repositoryFolder } from "./packageFolder.ts";

/** Environment variables of the process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The value that switches a part off by name. */
export const OFF = "off" as const;

/** What is known about a setting besides its type and its sentences. */
export interface SettingFacts {
  /** What an unset variable means, as it is written in the environment. */
  readonly default?: string;
  /** The value in `.env.example`. @default the default of the setting */
  readonly example?: string;
  /** Whether the value is never printed. @default false */
  readonly secret?: true;
  /** The setting without which this one has no effect: then the start refuses it. */
  readonly onlyWith?: string;
  /** The setting that cannot be without this one. */
  readonly neededBy?: string;
  /** The part of a public server that this setting chooses, in words. Production demands a value. */
  readonly inProduction?: string;
  /** Whether `off` switches the part off. @default false */
  readonly canBeOff?: true;
  /** Who reads it; the API itself does not. */
  readonly readBy?: "the launcher" | "the tests";
}

type AnyType = v.GenericSchema<string, unknown>;
type AnySetting = v.GenericSchema<string | undefined, unknown>;

/** Settings that are read together, with their title and the rules that combine them. */
export type SettingsGroup = v.GenericSchema<object, unknown> & {
  readonly entries: Readonly<Record<string, AnySetting>>;
};

/** Declares a setting, which no one must set: the sentences of `.env.example`, its type, and its facts. */
export function setting<Type extends AnyType, Facts extends SettingFacts>(
  about: string,
  type: Type,
  facts?: Facts,
) {
  const schema = v.optional(type as AnyType, facts?.default);
  return v.pipe(schema, v.description(about), v.metadata({ ...facts })) as AnySetting as v.OptionalSchema<
    Type,
    Facts extends { readonly default: string } ? string : undefined
  >;
}

/** The facts of a setting. */
export function factsOf(schema: AnySetting): SettingFacts {
  return v.getMetadata(schema);
}

/** A setting that the API itself does not read. */
export function settingOf(readBy: SettingFacts["readBy"] & string, about: string, example: string) {
  return setting(about, text, { readBy, example });
}

/** A rule about several settings of a group: what is wrong in one line that names them, or nothing. */
export function rule<Values>(problemOf: (values: Values) => string | false | null | undefined) {
  return v.rawCheck<Values>(({ dataset, addIssue }) => {
    const message = dataset.typed && problemOf(dataset.value);
    if (message) addIssue({ message });
  });
}

/**
 * Reads groups of settings. An empty variable is one that is not set. Throws a StartFailure with one line for each wrong,
 * missing or contradictory setting, which names it.
 */
export function readGroups<const Groups extends Readonly<Record<string, SettingsGroup>>>(
  groups: Groups,
  env: Environment,
  problems: readonly string[] = [],
): { readonly [Name in keyof Groups]: v.InferOutput<Groups[Name]> } {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const names = Object.keys(groups);
  const result = v.safeParse(v.object(groups), Object.fromEntries(names.map((name) => [name, given])));
  const found = [...problems, ...relationProblems(groups, given), ...(result.issues ?? []).map(lineOf)];
  if (!result.success || found.length > 0) throw new StartFailure([...new Set(found)].join("\n"));
  return result.output;
}

/** All settings of the groups by name, each once, in the order of their declaration. */
export function settingsIn(
  groups: Readonly<Record<string, SettingsGroup>>,
): [name: string, schema: AnySetting][] {
  const all = new Map<string, AnySetting>();
  // A group can read a setting that another one declares.
  for (const { entries } of Object.values(groups))
    for (const [name, schema] of Object.entries(entries))
      if (!all.has(name) && v.getDescription(schema) !== undefined) all.set(name, schema);
  return [...all];
}

function relationProblems(groups: Readonly<Record<string, SettingsGroup>>, env: Environment): string[] {
  const isSet = (name: string | undefined) =>
    name !== undefined && env[name] !== undefined && env[name] !== OFF;
  return settingsIn(groups).flatMap(([name, schema]) => {
    const { onlyWith, neededBy } = factsOf(schema);
    if (env[name] !== undefined)
      return onlyWith && !isSet(onlyWith) ? [`${name} is set but ${onlyWith} is not`] : [];
    return isSet(neededBy) ? [`${name} is missing; it is needed because ${neededBy} is set`] : [];
  });
}

/** The line of an issue. The first key of its path is the group, the second one the setting; a rule names settings itself. */
function lineOf({ path, message }: v.BaseIssue<unknown>): string {
  const name = path?.[1]?.key;
  return typeof name === "string" ? `${name} ${message}` : message;
}

export const text = v.string();

/** One of a few values. */
export function choice<const Values extends readonly string[]>(...values: Values) {
  return v.picklist(values, `must be one of ${values.join(", ")}`);
}

/** `on` or `off`, as a boolean. */
export const onOff = v.pipe(
  choice("on", OFF),
  v.transform((value) => value === "on"),
);

/** Another value, or `off`. */
export function orOff<Type extends AnyType>(type: Type) {
  return v.lazy((value) => (value === OFF ? v.literal(OFF) : type));
}

/** A whole number of a unit, such as seconds. */
export function whole(least: number, unit: string) {
  const message = `must be a whole number of ${unit} from ${least} on`;
  return v.pipe(v.string(), v.regex(/^\d{1,9}$/, message), v.transform(Number), v.minValue(least, message));
}

/** A text of a pattern. A function as message quotes the value: not for secrets. */
export function matching(pattern: RegExp, message: string | ((issue: { readonly input: string }) => string)) {
  return v.pipe(v.string(), v.regex(pattern, message));
}

export const host = matching(
  /^[a-z\d.-]+(:\d{1,5})?$/i,
  ({ input }) => `is not the name of a host: ${input}`,
);

/** One address: no list of addresses, and no name beside it. */
export const email = matching(
  /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+$/,
  ({ input }) => `is not an e-mail address: ${input}`,
);

export const port = v.pipe(
  v.string(),
  v.check(
    (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
    ({ input }) => `is not a port: ${input}`,
  ),
  v.transform(Number),
);

/** A URL with one of these protocols. */
export function address(protocols: RegExp, message: string) {
  return v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocols.test(new URL(text).protocol), message),
    v.transform((text) => new URL(text)),
  );
}

export const webAddress = address(/^https?:$/, "is not an address of the web");

/** A comma-separated list. */
export function list<Item extends v.GenericSchema<string, string>>(item: Item) {
  return v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .split(",")
        .map((one) => one.trim())
        .filter(Boolean),
    ),
    v.array(item),
    v.readonly(),
  );
}

/** A file or folder; a relative path begins at the repository. Absolute. */
export const path = v.pipe(
  v.string(),
  v.transform((given) => (isAbsolute(given) ? given : join(repositoryFolder, given))),
);

/** An address without its last slashes. */
export function withoutSlash({ href }: URL): string {
  return href.replace(/\/+$/, "");
}
