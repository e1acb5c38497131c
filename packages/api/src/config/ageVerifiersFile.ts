import { ageCheckWays } from "@mimi/contract";
import * as v from "valibot";
import { StartFailure } from "../shared/StartFailure.ts";
import { readJsonFile, variableName } from "./jsonFile.ts";
import { isSafeAddress } from "../shared/isSafeAddress.ts";

/** A third party that checks ages. */
export interface AgeVerifierSettings {
  readonly id: string;
  /** The name that users know. */
  readonly name: string;
  readonly url: URL;
  readonly key: string;
  /** What it asks a user for; any one is enough. */
  readonly ways: readonly (typeof ageCheckWays)[number][];
}

const text = v.pipe(v.string(), v.trim(), v.minLength(1, "must not be empty"));
const verifier = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z\d-]{1,40}$/, "must be 1 to 40 of a-z, 0-9 and -")),
  name: v.pipe(text, v.maxLength(60, "must have at most 60 characters")),
  url: v.pipe(
    text,
    v.check((url) => URL.canParse(url), "is not an address of the web"),
    v.transform((url) => new URL(url)),
    v.check(isSafeAddress, "must begin with https, because the key is sent to it"),
  ),
  key_env: variableName,
  ways: v.pipe(v.array(v.picklist(ageCheckWays)), v.minLength(1, "must name what the verifier asks for")),
});
const fileSchema = v.strictObject({
  verifiers: v.pipe(v.array(verifier), v.minLength(1, "must contain a verifier")),
});

/**
 * Reads the age verifiers of a JSON file, those that need no face first. `env` has the variables with their keys. Throws a
 * StartFailure that names a wrong field.
 */
export function readAgeVerifiersFile(
  path: string,
  env: Readonly<Record<string, unknown>>,
): readonly AgeVerifierSettings[] {
  const file = readJsonFile(path, fileSchema);
  if ("problem" in file) throw new StartFailure(`AGE_VERIFIERS_FILE${file.problem}`);
  const { verifiers } = file.content;
  const read = verifiers.map(({ key_env: variable, ...given }, index) => {
    const at = `verifiers.${index}`;
    if (verifiers.findIndex(({ id }) => id === given.id) < index) throw wrong(`${at}.id`, "is used twice");
    const key = env[variable];
    if (typeof key !== "string") throw wrong(`${at}.key_env`, `names ${variable}, which is not set`);
    return { ...given, key };
  });
  return read.toSorted((a, b) => Number(needsFace(a)) - Number(needsFace(b)));
}

function wrong(field: string, why: string): StartFailure {
  return new StartFailure(`AGE_VERIFIERS_FILE: ${field} ${why}`);
}

function needsFace({ ways }: Pick<AgeVerifierSettings, "ways">): boolean {
  return ways.every((way) => way === "face");
}
