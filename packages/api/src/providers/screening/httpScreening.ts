import * as v from "valibot";
import { termClasses } from "./Lexicon.ts";
import type { RemoteScreening } from "./Screening.ts";

const TIMEOUT_MS = 3_000;
const answer = v.object({ classes: v.array(v.picklist(termClasses)) });

/**
 * A moderation endpoint. It gets `{"input": text, "adult": boolean, "source": "message"}`, with a bearer key when one is
 * set, and answers `{"classes": ["age"]}` with the classes of the lexicon. Any other answer, or none within three
 * seconds, is an error.
 */
export function httpScreening(url: URL, key: string | null): RemoteScreening {
  return {
    classesOf: async (text, { adult, source }) => {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({ input: text, adult, source }),
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`the moderation endpoint answered ${response.status}`);
      const parsed = v.safeParse(answer, jsonIn(await response.text()));
      // Without the parser's message: it would quote the answer, which can quote the text.
      if (!parsed.success) throw new Error("the moderation endpoint answered with something else");
      return parsed.output.classes;
    },
  };
}

/** Undefined when the answer is not JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
