/** A dependency failed: logged with its cause, and answered as 50301. */
export class Unavailable extends Error {
  override readonly name = "Unavailable";
}
