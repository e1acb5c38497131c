import { storyApi } from "./storyServices.ts";

interface Answered {
  readonly method?: "GET" | "POST";
  readonly status?: number;
  /** The code of the envelope; 0 is success. */
  readonly code?: number;
  readonly details?: object;
}

/** One mocked call. Its status and answer can be changed in the panel Mock Request. */
export function answer(path: string, data: unknown, answered: Answered = {}) {
  const { method = "GET", status = 200, code = 0, details } = answered;
  return { url: storyApi + path, method, status, response: { code, data, details } };
}

/** The addon matches calls without their query. */
export const anyQuery = { globalMockData: [], ignoreQueryParams: true };
