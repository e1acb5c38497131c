/** Tasks that run in the background, at most one for each key. {@link BackgroundTasks.close} cancels them. */
export class BackgroundTasks {
  readonly #stop = new AbortController();
  readonly #running = new Map<string, Promise<void>>();

  /** Aborts at {@link BackgroundTasks.close}. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** Runs a task, unless one with the same key is running or the tasks are closed; returns at once. */
  start(key: string, task: () => Promise<void>, onError: (error: unknown) => void): void {
    if (this.#running.has(key) || this.#stop.signal.aborted) return;
    const running = task()
      .catch(onError)
      .finally(() => this.#running.delete(key));
    this.#running.set(key, running);
  }

  /** Resolves when no task is running. */
  async idle(): Promise<void> {
    await Promise.all(this.#running.values());
  }

  /** Cancels the running tasks, and waits for their end. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.idle();
  }
}
