/** Notifies the parts of the API at once when a user's account is suspended or banned. */
export class SuspendedUsers {
  readonly #listeners: ((userId: string) => Promise<void>)[] = [];

  /** Calls back for each user whose account is stopped by this process. */
  onStop(listener: (userId: string) => Promise<void>): void {
    this.#listeners.push(listener);
  }

  /** Resolves when every listener is done. Throws when one fails. */
  async announce(userId: string): Promise<void> {
    await Promise.all(this.#listeners.map((listener) => listener(userId)));
  }
}
