/** What a stage makes of what comes to it, in order. */
export interface Stage<In, Out> {
  /** Set when nothing more is wanted of the source. What comes last still follows. */
  readonly over?: boolean;
  /** What comes of a value: nothing, one or several. Throwing is a fault, as one of the source. */
  take(value: In): readonly Out[] | Promise<readonly Out[]>;
  /** What comes last, once the source has ended or had a fault. Throwing passes a fault on. */
  last(fault: Fault | null): readonly Out[];
  /** Called once, however it ends: also when nobody listens any more. */
  close?(): void;
}

/** Something that was thrown. */
export interface Fault {
  readonly error: unknown;
}

/** A stage and where what comes to it comes from. */
export interface Begun<In, Out> {
  readonly stage: Stage<In, Out>;
  /** Throwing is a fault of the source. */
  open(): AsyncIterable<In>;
}

/**
 * One stage of a reply on its way from the provider, read one after the other. What an async generator would do, for a tenth
 * of the memory: a thousand replies go through four stages ten times a second, and each of those generators makes a
 * kilobyte of promises for each word, which the process would mostly be busy clearing away.
 */
export class TransformedStream<In, Out> implements AsyncIterableIterator<Out, undefined> {
  #begin: (() => Begun<In, Out>) | null;
  #stage: Stage<In, Out> | null = null;
  #source: AsyncIterator<In> | null = null;
  /** What was made and not asked for yet. */
  #made: Out[] = [];
  /** What was passed on and not thrown yet. */
  #fault: Fault | null = null;
  #over = false;

  /** `begin` is called once, when somebody listens. */
  constructor(begin: () => Begun<In, Out>) {
    this.#begin = begin;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<IteratorResult<Out, undefined>> {
    const made = this.#made.shift();
    if (made !== undefined) return Promise.resolve({ done: false, value: made });
    if (this.#fault) return this.#throw(this.#fault);
    if (this.#over) return Promise.resolve(ended);
    try {
      this.#source ??= this.#open();
    } catch (error) {
      return this.#end({ error });
    }
    return this.#source.next().then(this.#heard, this.#failed);
  }

  #throw({ error }: Fault): Promise<never> {
    this.#fault = null;
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
    return Promise.reject(error);
  }

  return(): Promise<IteratorResult<Out, undefined>> {
    this.#made = [];
    this.#leave();
    return Promise.resolve(ended);
  }

  #open(): AsyncIterator<In> {
    const begun = this.#begin?.();
    // It may hold what was asked for, with a whole conversation in it.
    this.#begin = null;
    if (!begun) throw new Error("A stage of a reply was asked twice at once.");
    this.#stage = begun.stage;
    return begun.open()[Symbol.asyncIterator]();
  }

  readonly #heard = (result: IteratorResult<In, unknown>): Step<Out> => {
    if (this.#over) return ended;
    if (result.done) return this.#end(null);
    try {
      const made = this.#stage?.take(result.value) ?? [];
      return made instanceof Promise ? made.then(this.#give, this.#failed) : this.#give(made);
    } catch (error) {
      return this.#failed(error);
    }
  };

  readonly #failed = (error: unknown): Step<Out> => (this.#over ? ended : this.#end({ error }));

  readonly #give = (made: readonly Out[]): Step<Out> => {
    if (this.#over) return ended;
    if (this.#stage?.over) return this.#end(null, made);
    const [first] = made;
    if (made.length === 1 && first !== undefined) return { done: false, value: first };
    this.#made.push(...made);
    return this.next();
  };

  #end(fault: Fault | null, before: readonly Out[] = []): Promise<IteratorResult<Out, undefined>> {
    this.#made.push(...before);
    try {
      this.#made.push(...(this.#stage?.last(fault) ?? []));
    } catch (error) {
      this.#fault = { error };
    }
    this.#leave();
    return this.next();
  }

  #leave(): void {
    if (this.#over) return;
    this.#over = true;
    this.#stage?.close?.();
    // Where it waits for something this takes until that is there, and nobody cares any more what it is.
    this.#source?.return?.().catch(() => undefined);
  }
}

const ended = { done: true, value: undefined } as const;

type Step<Out> = IteratorResult<Out, undefined> | Promise<IteratorResult<Out, undefined>>;
