import * as v from "valibot";

/** The `code` of an answer. `0` is success. */
export const ErrorCode = {
  invalidInput: 40001,
  signedOut: 40101,
  notAllowed: 40301,
  adultNotAttested: 40302,
  accountStopped: 40303,
  notFound: 40401,
  conflict: 40901,
  tooLarge: 41301,
  unsupportedMedia: 41501,
  refusedByRule: 42201,
  rateLimited: 42901,
  quotaUsedUp: 42902,
  ourFault: 50001,
  providerFailed: 50201,
  unavailable: 50301,
} as const;

export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

/** The HTTP status of an error code: its first three digits. */
export function httpStatusOf(code: ErrorCode): number {
  return Math.floor(code / 100);
}

/** A decision of the moderators that forbids a call. */
export interface StoppedAccount {
  readonly notice_id: string;
  readonly measure: "restrict" | "suspend" | "ban";
  readonly rule: string;
  /** What the moderators wrote to the user. */
  readonly reason: string;
  /** ISO time; null without an end. */
  readonly until: string | null;
  /** Whether the user can still appeal. */
  readonly appealable: boolean;
}

/** The details of an error answer. Each key belongs to the codes in its comment. */
export const errorDetails = v.partial(
  v.object({
    /** 40001: input name -> what is wrong with it. 42201 of a character: the inputs that break the rule, where they are known. */
    fields: v.record(v.string(), v.string()),
    /** A `FailureReason`, where the code alone does not say why. */
    reason: v.string(),
    /** 40301: the missing role, plan or step. */
    needs: v.string(),
    /** 40901 of a save: the current revision. */
    revision: v.number(),
    /** 40001 of a full account: the most. 41301 bytes, 42901 bytes per hour (absent for a limit of calls), 42902 messages per day. */
    limit: v.number(),
    /** 42201: the rule, and its section of `/policy`. */
    rule: v.string(),
    anchor: v.string(),
    /** 42901: seconds. */
    retry_after: v.number(),
    /** 42902: ISO time. */
    resets_at: v.string(),
    /** 40303: the decision about the account. Not checked again: the schema would be part of the first page. */
    stopped: v.unknown() as v.GenericSchema<StoppedAccount>,
    /** 50001: a reference for support. */
    request_id: v.string(),
  }),
);
export type ErrorDetails = v.InferOutput<typeof errorDetails>;

/**
 * The envelope around every JSON answer (§7): only `data` is used when `code` is 0. `message` is for developers; the app
 * shows a sentence of its own for the code and the reason.
 */
export const envelope = v.object({
  code: v.number(),
  data: v.optional(v.unknown(), null),
  message: v.optional(v.string()),
  details: v.optional(errorDetails),
});
export type Envelope<Data> = {
  readonly code: number;
  readonly data: Data | null;
  readonly message?: string;
  readonly details?: ErrorDetails;
};
