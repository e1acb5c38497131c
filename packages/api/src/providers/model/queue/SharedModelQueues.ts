import type { Logger } from "pino";
import type { OpenDatabase, StatementCall, TextRow } from "../../../db/Database.ts";
import { newId, sha256 } from "../../../shared/ids.ts";
import type { ModelTurn } from "../Model.ts";
import { backgroundTurn, headStartOf, type ModelQueue, type QueuedRequest } from "./ModelQueue.ts";
import {
  addRequest,
  BEGUN_CHANNEL,
  beginRequests,
  GONE_S,
  heartbeat,
  lockQueue,
  ownRequests,
  removeGone,
  removeRequest,
} from "./modelRequestStatements.ts";

/** Milliseconds between two looks at the database while there are requests, because a notification can get lost. */
const POLL_MS = 1_000;

interface LimitedModel {
  readonly name: string;
  readonly places: number;
}

interface Entry {
  readonly model: LimitedModel;
  /** `entering` until its row is stored. */
  state: "entering" | "waiting" | "begun";
  readonly begin: () => void;
  readonly fail: (error: Error) => void;
}

interface QueueTools extends Pick<OpenDatabase, "runAll" | "listen"> {
  /** Has its own connections, because a late heartbeat is useless. */
  readonly heartbeatDb: OpenDatabase["heartbeatDb"];
  readonly log: Logger;
}

/**
 * The queues of all models, shared by the processes on a PostgreSQL database. A request is a row. The rows of a model are
 * changed under a lock. Each change gives free places to the first requests of any process.
 *
 * The requests of a process that was killed count for ten seconds. When the database cannot be reached for that time, waiting
 * requests fail, and those with a place continue.
 */
export class SharedModelQueues {
  /** Names this process in the database. */
  readonly #owner = newId();
  readonly #tools: QueueTools;
  readonly #entries = new Map<string, Entry>();
  #timer: NodeJS.Timeout | undefined;
  #isPolling = false;
  #reachedAt = 0;
  #listening: Promise<unknown> | null = null;

  constructor(tools: QueueTools) {
    this.#tools = tools;
  }

  /** The queue of a model. */
  queue(name: string, places: number): ModelQueue {
    const model = { name, places };
    return { enter: (turn = backgroundTurn, signal) => this.#enter(model, turn, signal) };
  }

  async #enter(model: LimitedModel, turn: ModelTurn, signal?: AbortSignal): Promise<QueuedRequest> {
    const id = newId();
    const { promise: begun, resolve, reject } = Promise.withResolvers<boolean>();
    // The request can leave before anything awaits its place.
    begun.catch(() => undefined);
    const entry: Entry = {
      model,
      state: "entering",
      begin: () => {
        entry.state = "begun";
        resolve(true);
      },
      fail: reject,
    };
    this.#entries.set(id, entry);
    this.#startPolling();
    const values = [id, model.name, sha256(turn.userId), this.#owner, String(headStartOf(turn.priority))];
    try {
      await this.#change(model, [{ statement: addRequest, values }]);
    } catch (error) {
      this.#forget(id);
      throw error;
    }
    const cancel = () => resolve(false);
    const isWaiting = entry.state === "entering";
    if (isWaiting) {
      entry.state = "waiting";
      this.#listen();
      if (signal?.aborted) cancel();
      else signal?.addEventListener("abort", cancel, { once: true });
    }
    const leave = () => {
      signal?.removeEventListener("abort", cancel);
      this.#forget(id);
      // A row that could not be removed has no heartbeats any more, so that it is removed later.
      this.#change(model, [{ statement: removeRequest, values: [id] }]).catch((err: unknown) =>
        this.#tools.log.warn({ err }, "a request could not leave the queue of its model"),
      );
    };
    return { isWaiting, begun, leave };
  }

  /** Makes a change, then gives away the free places, also those of processes that are gone. Resolves to the last rows. */
  async #change(
    { name, places }: LimitedModel,
    changes: readonly StatementCall[],
    select: readonly StatementCall[] = [],
  ): Promise<readonly TextRow[]> {
    const before = [
      { statement: lockQueue, values: [name] },
      { statement: removeGone, values: [name] },
    ];
    const begin = { statement: beginRequests, values: [name, String(places), this.#owner] };
    const calls = [...before, ...changes, begin, ...select];
    const results = await this.#tools.runAll(calls);
    for (const [id] of results[calls.indexOf(begin)] ?? []) this.#begin(id);
    return results.at(-1) ?? [];
  }

  #begin(id: string | null | undefined): void {
    this.#entries.get(id ?? "")?.begin();
  }

  #forget(id: string): void {
    this.#entries.delete(id);
    if (this.#entries.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #startPolling(): void {
    if (this.#timer) return;
    this.#reachedAt = performance.now();
    this.#timer = setInterval(() => void this.#tick(), POLL_MS);
  }

  async #tick(): Promise<void> {
    if (performance.now() - this.#reachedAt > GONE_S * 1_000) {
      for (const { entry } of this.#waiting())
        entry.fail(new Error("The database with the queue of the model did not answer."));
    }
    if (this.#isPolling) return;
    this.#isPolling = true;
    try {
      await this.#tools.heartbeatDb.execute(heartbeat([...this.#entries.keys()]));
      for (const model of new Set(this.#waiting().map(({ entry }) => entry.model))) await this.#poll(model);
      this.#reachedAt = performance.now();
    } catch (err) {
      this.#tools.log.warn({ err }, "the queues of the models could not be read");
    } finally {
      this.#isPolling = false;
    }
  }

  /** Gives away the places of processes that are gone, and begins requests whose notification got lost. */
  async #poll(model: LimitedModel): Promise<void> {
    const waiting = this.#waiting().filter(({ entry }) => entry.model === model);
    const select = { statement: ownRequests, values: [model.name, this.#owner] };
    const rows = await this.#change(model, [], [select]);
    const isBegunById = new Map(rows.map(([id, isBegun]) => [id, isBegun === "true"]));
    for (const { id, entry } of waiting) {
      const isBegun = isBegunById.get(id);
      if (isBegun) entry.begin();
      // After a crash of the database, or when this process slept.
      else if (isBegun === undefined && this.#entries.has(id))
        entry.fail(new Error("The request was removed from the queue of the model."));
    }
  }

  #waiting(): { readonly id: string; readonly entry: Entry }[] {
    return [...this.#entries].flatMap(([id, entry]) => (entry.state === "waiting" ? [{ id, entry }] : []));
  }

  #listen(): void {
    if (this.#listening) return;
    this.#listening = this.#tools.listen(BEGUN_CHANNEL, (id) => this.#begin(id));
    this.#listening.catch((err: unknown) => {
      // The requests are still polled.
      this.#tools.log.warn({ err }, "LISTEN for model slots failed");
      this.#listening = null;
    });
  }
}
