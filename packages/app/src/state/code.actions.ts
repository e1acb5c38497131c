import { errorSentences } from "./sentences.ts";
import { showToast } from "./toasts.actions.ts";

/**
 * Does something whose code comes after the first picture. Answers with what it did; undefined, and a word about it,
 * where the code cannot be fetched now: pressing the same button again tries again.
 */
export async function withCode<Code, Done>(
  load: () => Promise<Code>,
  deed: (code: Code) => Done | Promise<Done>,
): Promise<Done | undefined> {
  let code: Code;
  try {
    code = await load();
  } catch {
    showToast("failed", errorSentences.unreachable);
    return undefined;
  }
  return deed(code);
}
