import { expect, test } from "vitest";
import { Places } from "./Places.ts";

const never = new AbortController().signal;

test("places are given in the order in which they were asked for", async () => {
  const places = new Places(["one"]);
  const order: number[] = [];
  const first = await places.take(never);
  const waiting = [1, 2].map(async (number) => {
    const place = await places.take(never);
    order.push(number);
    places.release(place);
  });
  places.release(first);
  await Promise.all(waiting);
  expect(order).toEqual([1, 2]);
});

test("a request that gives up gets no place, and the one behind it does", async () => {
  const places = new Places(["one"]);
  const first = await places.take(never);
  const leave = new AbortController();
  const gone = places.take(leave.signal);
  const next = places.take(never);
  leave.abort();
  await expect(gone).rejects.toThrow("aborted");
  places.release(first);
  expect(await next).toBe("one");
  await expect(places.take(leave.signal)).rejects.toThrow("aborted");
});
