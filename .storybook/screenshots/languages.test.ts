import { afterAll } from "vitest";
import { loadLetters } from "../storyFonts.ts";
import { overrideTokens } from "./overrideTokens.ts";
import recorded from "./recordedTokens.json" with { type: "json" };
import { testScreenshots } from "./screenshots.ts";

// Other scripts have line heights of their own, which the recorded ones would replace.
await testScreenshots(["languages"], overrideTokens({ ...recorded, type: {} }));

// Later files are in English.
afterAll(() => loadLetters("en"));
