/** The options of a scene. */
export interface SceneOptions {
  /** Messages of the history, or cards of the grid. */
  readonly size?: number;
  /** Number of tokens. */
  readonly tokens?: number;
  /** Whether every token is rendered by itself, without the throttle. */
  readonly singly?: boolean;
  /** Name of a slow text; absent for ordinary prose of the same length. */
  readonly pattern?: string;
}

/** One scene to measure. Its setup is not measured, `run` is. */
export interface Scene {
  /** Runs the scene. Returns milliseconds if the scene measures itself. */
  readonly run: () => Promise<number | undefined>;
}

export type MakeScene = (options: SceneOptions) => Promise<Scene>;

/** The next frame. */
export const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Waits two frames, until a change has been rendered. */
export async function drawn(): Promise<void> {
  await frame();
  await frame();
}

/** The root element of the benchmark page. */
export function stage(): HTMLElement {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no element #root.");
  return root;
}
