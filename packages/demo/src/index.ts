export { type CastMember, wholeCast } from "./cast/wholeCast.ts";
export { demoFetch, type Pace } from "./responder/demoFetch.ts";
export type { DemoRequest } from "./responder/DemoRequest.ts";
export { canFollow } from "./responder/notes.ts";
