import { expect, it } from "vitest";
import { type StreamError, type Stage, TransformedStream } from "./TransformedStream.ts";

/** Passes on each letter of a word and counts it; ends with the count, or earlier at a given letter. */
class Spelling implements Stage<string, string> {
  isDone = false;
  closed = 0;
  #count = 0;
  readonly #until: string | null;

  constructor(until: string | null = null) {
    this.#until = until;
  }

  process(word: string): readonly string[] | Promise<readonly string[]> {
    if (word === "!") throw new Error("cannot be spelt");
    this.isDone = word === this.#until;
    this.#count += word.length;
    const letters = word.split("");
    return word.startsWith("s") ? Promise.resolve(letters) : letters;
  }

  finish(failure: StreamError | null): readonly string[] {
    if (failure) throw failure.error;
    return [String(this.#count)];
  }

  close(): void {
    this.closed += 1;
  }
}

function words(...all: readonly (string | Error)[]) {
  const source = {
    readCount: 0,
    returned: 0,
    [Symbol.asyncIterator]: () => source,
    next: (): Promise<IteratorResult<string, undefined>> => {
      const one = all[source.readCount];
      source.readCount += 1;
      if (one instanceof Error) return Promise.reject(one);
      return Promise.resolve(
        one === undefined ? { done: true, value: undefined } : { done: false, value: one },
      );
    },
    return: () => {
      source.returned += 1;
      return Promise.resolve({ done: true as const, value: undefined });
    },
  };
  return source;
}

/** All values, and the error after them. */
async function read(stage: Spelling, source: AsyncIterable<string>) {
  const values: string[] = [];
  let thrown: unknown = null;
  try {
    for await (const one of new TransformedStream(() => ({ stage, open: () => source }))) values.push(one);
  } catch (error) {
    thrown = error;
  }
  return { values: values.join(" "), thrown };
}

it("passes on the results of each value in order, and the last results", async () => {
  const stage = new Spelling();
  expect(await read(stage, words("ab", "", "slow", "c"))).toEqual({
    values: "a b s l o w c 7",
    thrown: null,
  });
  expect(stage.closed).toBe(1);
});

it("reads nothing more after the stage has ended", async () => {
  const [stage, source] = [new Spelling("so"), words("ab", "so", "more")];
  expect(await read(stage, source)).toEqual({ values: "a b s o 4", thrown: null });
  expect([stage.closed, source.readCount, source.returned]).toEqual([1, 2, 1]);
});

it("passes on the results before an error of its source or its own, and then the error", async () => {
  for (const failure of [new Error("cut"), "!"]) {
    const [stage, source] = [new Spelling(), words("ab", failure, "more")];
    const { values, thrown } = await read(stage, source);
    expect([values, thrown]).toEqual(["a b", expect.any(Error)]);
    expect([stage.closed, source.readCount, source.returned]).toEqual([1, 2, 1]);
  }
});

it("has an error when its source cannot be opened", async () => {
  const stage = new Spelling();
  const open = () => {
    throw new Error("closed");
  };
  await expect(new TransformedStream(() => ({ stage, open })).next()).rejects.toThrow("closed");
  expect(stage.closed).toBe(1);
});

it("starts when it is iterated, and closes at the end", async () => {
  const [stage, source] = [new Spelling(), words("ab", "c")];
  let begun = 0;
  const staged = new TransformedStream(() => {
    begun += 1;
    return { stage, open: () => source };
  });
  expect(begun).toBe(0);
  for await (const one of staged) {
    expect(one).toBe("a");
    break;
  }
  expect([begun, stage.closed, source.readCount, source.returned]).toEqual([1, 1, 1, 1]);
  expect((await staged.next()).done).toBe(true);
});
