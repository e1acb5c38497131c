/**
 * The shortest time of a call on each of some things, in milliseconds. A busy machine delays single calls; a fault of the
 * code delays all of them.
 */
export async function shortestMs<Thing>(
  items: readonly Thing[],
  call: (item: Thing) => unknown,
): Promise<number> {
  const times: number[] = [];
  for (const item of items) {
    const start = performance.now();
    await call(item);
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}
