/** Something that we depend on did not do its part: logged with its cause, and answered as 50301. */
export class Unavailable extends Error {
  override readonly name = "Unavailable";
}
