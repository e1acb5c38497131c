export { sampleCast } from "./cast/cast.ts";
export type { SampleCharacter } from "./cast/SampleCharacter.ts";
export { demoFetch, type Pace } from "./responder/demoFetch.ts";
export type { DemoRequest } from "./responder/DemoRequest.ts";
export { canFollow } from "./responder/notes.ts";
