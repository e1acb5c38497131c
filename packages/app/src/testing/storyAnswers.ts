import { storyApi } from "./storyServices.ts";

interface Answered {
  readonly method?: "GET" | "POST";
  readonly status?: number;
  /** The code of the envelope; 0 is success. */
  readonly code?: number;
  readonly details?: object;
}

/** One mocked call, as the panel Mock Request shows it: its status and answer can be changed there. */
export function answer(path: string, data: unknown, answered: Answered = {}) {
  const { method = "GET", status = 200, code = 0, details } = answered;
  return { url: storyApi + path, method, status, response: { code, data, details } };
}

/** How the addon takes these answers: whatever stands behind the `?`. */
export const anyQuery = { globalMockData: [], ignoreQueryParams: true };
