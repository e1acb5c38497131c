import type * as v from "valibot";
import { ErrorCode } from "./envelope.ts";

/**
 * Who may call: everybody, the holder of an identity token, a signed-in user, a user with a recent sign-in (40301 `needs:
 * fresh_sign_in`), a moderator (40301 `needs: moderator`), or another service with a signature.
 */
export type Caller = "visitor" | "bearer" | "user" | "fresh" | "moderator" | "signature";

/** Where the input is. `multipart` has one part named `file`, `raw` is a request of another service, with a query and a body of its own. */
export type InputIn = "query" | "json" | "multipart" | "raw" | "none";

/** The rate limits that calls can count against. Their calls and seconds are in `rateLimitSettings.ts` of the API. */
export type CallRate =
  | "exchange"
  | "search"
  | "searchChats"
  | "edit"
  | "branch"
  | "exportChat"
  | "create"
  | "upload"
  | "send"
  | "prompt"
  | "suggest"
  | "checkout"
  | "export"
  | "report"
  | "change"
  | "end";

/** What only the API, its document and its tests need to know about a call. The build of the app leaves it out. */
export interface ServerFacts<Input extends v.GenericSchema = v.GenericSchema> {
  /** A valid input, for the OpenAPI document and for the tests of all calls. Needed when an input is required. */
  readonly example?: v.InferInput<Input>;
  /** Whether a GET changes something, as §7 requires. A GET that is repeated has no further effect. @default false */
  readonly changes?: true;
  /** The limit that the call counts against, null for none. @default "change" if it changes something, else null */
  readonly rate?: CallRate | null;
  /** Whether the handler counts, for example by the length of the text, and not the server before it. @default false */
  readonly countedByHandler?: true;
  /**
   * Whether it adds content: it is refused (40001) when the account is full, and (40302) to users who have not confirmed to be
   * adults where the whole service is for adults. @default false
   */
  readonly addsData?: true;
  /** False accepts a call on a nearly full disk (else 50301), because it writes very little. @default it changes something */
  readonly needsDiskSpace?: false;
  /** The errors that only its handler knows. Those of the other facts follow from them, see {@link errorCodesOf}. */
  readonly errors?: readonly (keyof typeof ErrorCode)[];
}

/** One endpoint as data: client, server, document and tests are derived from it. */
export interface Route<
  Input extends v.GenericSchema = v.GenericSchema,
  Data extends v.GenericSchema = v.GenericSchema,
> {
  readonly method: "GET" | "POST";
  /** Under `/api`, with the trailing slash of §7. */
  readonly path: string;
  readonly who: Caller;
  readonly inputIn: InputIn;
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
  readonly server?: ServerFacts<Input>;
}

export type InputOf<R extends Route> = v.InferInput<R["input"]>;
export type ParsedInputOf<R extends Route> = v.InferOutput<R["input"]>;
export type DataOf<R extends Route> = v.InferOutput<R["data"]>;

type Parts<Input extends v.GenericSchema, Data extends v.GenericSchema> = Pick<
  Route<Input, Data>,
  "who" | "inputIn" | "input" | "data" | "bytes"
> & {
  /** @default "envelope" */
  readonly answer?: Route["answer"];
} & (object extends v.InferInput<Input>
    ? { readonly server?: ServerFacts<Input> }
    : { readonly server: ServerFacts<Input> & Required<Pick<ServerFacts<Input>, "example">> });

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

/** Whether a call changes something: it is guarded against other sites, limited, and refused without disk space. */
export function changesSomething({ method, server }: Route): boolean {
  return method !== "GET" || server?.changes === true;
}

/** Whether a call is refused while there is little disk space. */
export function needsDiskSpace(route: Route): boolean {
  return route.server?.needsDiskSpace ?? changesSomething(route);
}

/** The rate limit of a call; null when it has none. */
export function rateOf(route: Route): CallRate | null {
  const { rate } = route.server ?? {};
  if (rate !== undefined) return rate;
  return changesSomething(route) ? "change" : null;
}

/** Every error code of a call: those that follow from its facts, and those that it names. */
export function errorCodesOf(route: Route): readonly ErrorCode[] {
  const { who, inputIn, server } = route;
  const hasBody = inputIn === "json" || inputIn === "multipart";
  const isOpen = who === "visitor" || who === "signature";
  const facts: readonly (readonly [boolean, ErrorCode])[] = [
    [!isOpen, ErrorCode.signedOut],
    [changesSomething(route) || who === "fresh" || who === "moderator", ErrorCode.notAllowed],
    [server?.addsData === true, ErrorCode.adultNotAttested],
    [inputIn === "multipart", ErrorCode.accountStopped],
    [hasBody || inputIn === "raw", ErrorCode.tooLarge],
    [hasBody, ErrorCode.unsupportedMedia],
    // Texts and images are screened.
    [hasBody, ErrorCode.refusedByRule],
    [rateOf(route) !== null, ErrorCode.rateLimited],
  ];
  const codes = [
    ...[ErrorCode.invalidInput, ErrorCode.ourFault, ErrorCode.unavailable],
    ...facts.filter(([applies]) => applies).map(([, code]) => code),
    ...(server?.errors ?? []).map((name) => ErrorCode[name]),
  ];
  return [...new Set(codes)].toSorted((one, other) => one - other);
}
