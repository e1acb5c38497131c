import { sweepStories } from "./sweep.tsx";

await sweepStories(["components", "styles"], 130);
