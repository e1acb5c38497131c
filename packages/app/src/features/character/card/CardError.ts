import type { CardFault } from "@mimi/ui/card-import-report";

/** A file that cannot be read as a card. Thrown and caught within reading one. */
export class CardError extends Error {
  override readonly name = "CardError";
  readonly fault: CardFault;

  constructor(fault: CardFault, cause?: unknown) {
    super(`This is no card that can be read: ${fault}`, { cause });
    this.fault = fault;
  }
}
