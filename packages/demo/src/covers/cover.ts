import { chanceOf } from "./chance.ts";
import type { EmblemName } from "./emblems.ts";
import { type PaletteName, palettes } from "./inks.ts";
import type { Layer } from "./layer.ts";
import { type Compositions, type SceneName, scenes } from "./scenes/scenes.ts";

/** One cover: its figure, its scene, its palette, and their settings. */
export type Cover<Name extends SceneName = SceneName> = {
  [Scene in Name]: {
    /** The name of its files, and the seed of its random numbers. */
    readonly slug: string;
    readonly scene: Scene;
    readonly palette: PaletteName;
    readonly emblem: EmblemName;
    /** One sentence that describes the image to people who cannot see it. */
    readonly alt: string;
    readonly composition: Compositions[Scene];
  };
}[Name];

/** The layers of a cover, farthest first. The same cover always gives the same layers. */
export function paint<Name extends SceneName>({
  slug,
  scene,
  palette,
  emblem,
  composition,
}: Cover<Name>): Layer[] {
  return scenes[scene]({ ink: palettes[palette], chance: chanceOf(slug) }, emblem, composition);
}
