import type { ReportKind } from "@mimi/contract";

/** An item that can be taken down. */
export interface ItemKey {
  readonly kind: ReportKind;
  readonly id: string;
}

/** One of the takedowns of an item. */
export interface TakedownKey extends ItemKey {
  readonly takedownNumber: number;
}
