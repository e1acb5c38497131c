import { AsyncLocalStorage } from "node:async_hooks";

/** Where a step prints. */
interface Output {
  readonly write: (text: string) => void;
  /** Gets what failed once more, for the end of the run. */
  readonly onFailure?: (text: string) => void;
}

// Two steps run at once. The output of each is collected here and printed when the step ends.
const output = new AsyncLocalStorage<Output>();

/** Prints for the running step; outside a step directly to the terminal. */
export function print(text: string): void {
  const write = output.getStore()?.write ?? ((all: string) => process.stdout.write(all));
  write(text);
}

/** Prints what failed: in the output of the step, and again at the end of the run. */
export function printFailure(text: string): void {
  print(text);
  output.getStore()?.onFailure?.(text);
}

/** Runs `work`; everything it prints goes to `to`. */
export function withOutput<Result>(to: Output, work: () => Promise<Result>): Promise<Result> {
  return output.run(to, work);
}
