import { sweepStories } from "./sweep.tsx";

await sweepStories(["character"], 200);
