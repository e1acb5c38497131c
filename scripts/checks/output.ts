import { AsyncLocalStorage } from "node:async_hooks";

// Two steps run at once. What each prints is collected here and shown in one piece when the step ends.
const sink = new AsyncLocalStorage<(text: string) => void>();

/** Prints for the step that is running; straight to the terminal outside of a step. */
export function print(text: string): void {
  const write = sink.getStore() ?? ((all: string) => process.stdout.write(all));
  write(text);
}

/** Runs `work`; everything it prints goes to `write`. */
export function withOutput<Result>(
  write: (text: string) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  return sink.run(write, work);
}
