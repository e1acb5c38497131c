import type { ApiError } from "../../../shared/errors/ApiError.ts";

/** The error code that a decision throws with the fields that it names; null when it throws nothing. */
export function refusalOf(decide: () => unknown): { code: number; fields?: unknown } | null {
  try {
    decide();
    return null;
  } catch (error) {
    const { code, details } = error as ApiError;
    const fields = (details as { fields?: unknown } | undefined)?.fields;
    return fields === undefined ? { code } : { code, fields };
  }
}
