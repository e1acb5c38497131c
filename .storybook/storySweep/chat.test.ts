import { sweepStories } from "./sweep.tsx";

await sweepStories(["chat"], 150);
