import type { Cover } from "./cover.ts";
import { indoorCovers } from "./indoorCovers.ts";
import { localCovers } from "./localCovers.ts";
import { openSkyCovers } from "./openSkyCovers.ts";
import { waterCovers } from "./waterCovers.ts";

/** Every cover of the sample characters. Never the same scene and palette twice. */
export const covers: readonly Cover[] = [...openSkyCovers, ...waterCovers, ...indoorCovers, ...localCovers];
