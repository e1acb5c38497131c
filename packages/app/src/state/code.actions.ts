import { services } from "../services/services.ts";
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

/**
 * The code of a part of a page, for `lazy`. Where it cannot be fetched a word says so, and the part is waited for: it is
 * asked for again once something is pressed or a connection is back. A failure would take the whole page along.
 */
export async function codeOf<Part>(load: () => Promise<Part>): Promise<{ default: Part }> {
  try {
    return { default: await load() };
  } catch {
    showToast("failed", errorSentences.unreachable);
    await stirred();
    return codeOf(load);
  }
}

function stirred(): Promise<void> {
  return new Promise((resolve) => {
    const stop = services().browser.onStirred(() => {
      stop();
      resolve();
    });
  });
}
