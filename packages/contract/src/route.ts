import type * as v from "valibot";

/**
 * Who may call: anybody, the holder of an identity token, somebody signed in, somebody who signed in a moment ago
 * (40301 `needs: fresh_sign_in`), a moderator (40301 `needs: moderator`), or another service that signs what it says.
 */
export type Caller = "visitor" | "bearer" | "user" | "fresh" | "moderator" | "signature";

/** Where the input travels. `multipart` carries one part named `file`, `raw` the words of whoever signed them. */
export type InputPlace = "query" | "json" | "multipart" | "raw" | "none";

/** One call of the API, as data: the client, the server and the tests are all derived from it. */
export interface Route<
  Input extends v.GenericSchema = v.GenericSchema,
  Data extends v.GenericSchema = v.GenericSchema,
> {
  readonly method: "GET" | "POST";
  /** Under `/api`, with the trailing slash of §7. */
  readonly path: string;
  readonly who: Caller;
  readonly place: InputPlace;
  readonly input: Input;
  /** The envelope's `data`. Of a stream: one part, see `stream.ts`. */
  readonly data: Data;
  /** Bytes that a body may have, where that is not what others may have. */
  readonly bytes?: number;
  /** `stream` answers with server-sent events, `file` with a JSON file to keep, instead of the envelope. */
  readonly answer: "envelope" | "stream" | "file";
}

export type InputOf<R extends Route> = v.InferInput<R["input"]>;
export type ParsedInputOf<R extends Route> = v.InferOutput<R["input"]>;
export type DataOf<R extends Route> = v.InferOutput<R["data"]>;

type Parts<Input extends v.GenericSchema, Data extends v.GenericSchema> = Pick<
  Route<Input, Data>,
  "who" | "place" | "input" | "data" | "bytes"
>;

/** Declares a call that reads. */
/* @__NO_SIDE_EFFECTS__ */
export function get<Input extends v.GenericSchema, Data extends v.GenericSchema>(
  path: string,
  parts: Parts<Input, Data>,
): Route<Input, Data> {
  return { method: "GET", path, answer: "envelope", ...parts };
}

/** Declares a call that changes something. */
/* @__NO_SIDE_EFFECTS__ */
export function post<Input extends v.GenericSchema, Data extends v.GenericSchema>(
  path: string,
  parts: Parts<Input, Data>,
): Route<Input, Data> {
  return { method: "POST", path, answer: "envelope", ...parts };
}

/** Turns a declared call into one that answers with a file. */
/* @__NO_SIDE_EFFECTS__ */
export function asFile<R extends Route>(route: R): R {
  return { ...route, answer: "file" };
}

/** Turns a declared call into one that answers with server-sent events. */
/* @__NO_SIDE_EFFECTS__ */
export function streaming<R extends Route>(route: R): R {
  return { ...route, answer: "stream" };
}
