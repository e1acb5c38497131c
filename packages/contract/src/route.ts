import type * as v from "valibot";

/**
 * Who may call: everybody, the holder of an identity token, a signed-in user, a user with a recent sign-in (40301 `needs:
 * fresh_sign_in`), a moderator (40301 `needs: moderator`), or another service with a signature.
 */
export type Caller = "visitor" | "bearer" | "user" | "fresh" | "moderator" | "signature";

/** Where the input is. `multipart` has one part named `file`, `raw` is the signed body of another service. */
export type InputPlace = "query" | "json" | "multipart" | "raw" | "none";

/** One endpoint as data: client, server and tests are derived from it. */
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
  /** The `data` of the envelope. Of a stream: one part, see `stream.ts`. Of lines: one line. */
  readonly data: Data;
  /** The most bytes of a body, if not the default. */
  readonly bytes?: number;
  /**
   * `stream` answers with server-sent events, `file` with a JSON file, `lines` with a file of one JSON object per line,
   * instead of the envelope.
   */
  readonly answer: "envelope" | "stream" | "file" | "lines";
}

export type InputOf<R extends Route> = v.InferInput<R["input"]>;
export type ParsedInputOf<R extends Route> = v.InferOutput<R["input"]>;
export type DataOf<R extends Route> = v.InferOutput<R["data"]>;

type Parts<Input extends v.GenericSchema, Data extends v.GenericSchema> = Pick<
  Route<Input, Data>,
  "who" | "place" | "input" | "data" | "bytes"
>;

/** Declares an endpoint that reads. */
/* @__NO_SIDE_EFFECTS__ */
export function get<Input extends v.GenericSchema, Data extends v.GenericSchema>(
  path: string,
  parts: Parts<Input, Data>,
): Route<Input, Data> {
  return { method: "GET", path, answer: "envelope", ...parts };
}

/** Declares an endpoint that changes something. */
/* @__NO_SIDE_EFFECTS__ */
export function post<Input extends v.GenericSchema, Data extends v.GenericSchema>(
  path: string,
  parts: Parts<Input, Data>,
): Route<Input, Data> {
  return { method: "POST", path, answer: "envelope", ...parts };
}

/** Makes an endpoint answer with a file. */
/* @__NO_SIDE_EFFECTS__ */
export function asFile<R extends Route>(route: R): R {
  return { ...route, answer: "file" };
}

/** Makes an endpoint answer with a file of one JSON object per line. */
/* @__NO_SIDE_EFFECTS__ */
export function asLines<R extends Route>(route: R): R {
  return { ...route, answer: "lines" };
}

/** Makes an endpoint answer with server-sent events. */
/* @__NO_SIDE_EFFECTS__ */
export function streaming<R extends Route>(route: R): R {
  return { ...route, answer: "stream" };
}
