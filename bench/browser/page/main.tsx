import "@mimi/ui/styles.css";
import "@mimi/ui/css/reset.css";
import { longReply, open, state, stream } from "./chatScenes.tsx";
import { back, scroll } from "./gridScenes.tsx";
import { paragraphs } from "./plainScene.tsx";
import type { Scene, SceneOptions } from "./scenes.ts";

const scenes = { longReply, open, state, stream, back, scroll, paragraphs };

/** The functions that the benchmark calls. */
export interface BenchPage {
  prepare: (name: keyof typeof scenes, options: SceneOptions) => Promise<void>;
  run: () => Promise<number | undefined>;
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}

let scene: Scene | undefined;

window.bench = {
  prepare: async (name, options) => {
    scene = await scenes[name](options);
  },
  run: async () => {
    if (!scene) throw new Error("No scene was prepared.");
    return scene.run();
  },
};
