import { sweepStories } from "./sweep.tsx";

await sweepStories(["account", "auth", "plan", "safety", "shell"], 170);
