/** What a scene is asked to do. */
export interface SceneOptions {
  /** Messages of the history, or cards of the grid. */
  readonly size?: number;
  /** Tokens that arrive. */
  readonly tokens?: number;
  /** Whether every token is drawn by itself, as by an owner of the list that does not gather them. */
  readonly singly?: boolean;
  /** Name of a hostile text; absent for ordinary prose of the same length. */
  readonly pattern?: string;
}

/** One thing to measure: what it needs is made first, unmeasured; `run` is what is measured. */
export interface Scene {
  /** Does it, and answers with milliseconds where it measures itself. */
  readonly run: () => Promise<number | undefined>;
}

export type MakeScene = (options: SceneOptions) => Promise<Scene>;

/** The next picture. */
export const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Two pictures later, everything that a change brought about has been drawn. */
export async function drawn(): Promise<void> {
  await frame();
  await frame();
}

/** The element that everything is drawn into. */
export function stage(): HTMLElement {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no element #root.");
  return root;
}
