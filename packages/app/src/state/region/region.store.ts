import type { DataOf, getRegion } from "@mimi/contract";
import { proxy } from "valtio";
import { idle, type Resource } from "../remote/resource.ts";

/** A help line for a user in a crisis. */
export interface HelpLine {
  readonly name: string;
  /** When and for whom it answers, in a few words. */
  readonly about?: string;
  readonly contact: string;
  readonly href: string;
}

/** Where the user is, with the rules that hold there. */
export type Place = DataOf<typeof getRegion>;

export const regionState = proxy<{ place: Resource<Place> }>({ place: idle });
