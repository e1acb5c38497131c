import { AsyncLocalStorage } from "node:async_hooks";

// Two steps run at once. The output of each is collected here and printed when the step ends.
const sink = new AsyncLocalStorage<(text: string) => void>();

/** Prints for the running step; outside a step directly to the terminal. */
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
