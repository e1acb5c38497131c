/** Resolves to undefined when the database of the browser cannot be used. Where it is forbidden `access` throws at once. */
export async function ignoringStorageErrors<T>(access: () => Promise<T>): Promise<T | undefined> {
  try {
    return await access();
  } catch {
    return undefined;
  }
}
