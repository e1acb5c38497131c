import type { SubmitState } from "../../../components/states.ts";

/** A request to take an image down. */
export interface TakeDownRequest {
  /** The address of the page or the file. */
  readonly place: string;
  /** Which image it is; may be empty. */
  readonly text: string;
  /** The full name. */
  readonly signature: string;
  /** Where the decision is sent. */
  readonly email: string;
}

/** State of sending. `failed` keeps the input. */
export type TakeDownStatus =
  | SubmitState
  /** There is no image at the place. */
  | { readonly kind: "unknown-place" }
  | {
      readonly kind: "sent";
      /** The number of the request. */
      readonly receipt: string;
      /** Until when moderators decide, as displayed text. */
      readonly due: string;
      /** URL of the page that shows its state. */
      readonly href: string;
    };
