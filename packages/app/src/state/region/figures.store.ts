import type { DataOf, getSafetyFigures } from "@mimi/contract";
import { proxy } from "valtio";
import { idle, type Resource } from "../remote/resource.ts";

/** What the page about safety counts. */
export type SafetyFigures = DataOf<typeof getSafetyFigures>;

export const figuresState = proxy<{ figures: Resource<SafetyFigures> }>({ figures: idle });
