/** Runs work for each value, several at a time. After an error no more work is started, and the error is thrown at the end. */
export async function inParallel<Value>(
  values: Iterable<Value> | AsyncIterable<Value>,
  count: number,
  work: (value: Value) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  const errors: unknown[] = [];
  for await (const value of values) {
    const one = work(value).then(
      () => void running.delete(one),
      (error: unknown) => {
        running.delete(one);
        errors.push(error);
      },
    );
    running.add(one);
    if (running.size >= count) await Promise.race(running);
    if (errors.length > 0) break;
  }
  await Promise.all(running);
  if (errors.length > 0) throw errors[0];
}
