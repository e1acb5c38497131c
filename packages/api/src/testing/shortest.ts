/**
 * The shortest time of a call on each of some things, in milliseconds. A busy machine delays single calls; a fault of the
 * code delays all of them.
 */
export async function shortestMs<Thing>(
  things: readonly Thing[],
  call: (thing: Thing) => unknown,
): Promise<number> {
  const times: number[] = [];
  for (const thing of things) {
    const start = performance.now();
    await call(thing);
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}
