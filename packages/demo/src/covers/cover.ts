import { chanceOf } from "./chance.ts";
import type { EmblemName } from "./emblems.ts";
import { type PaletteName, palettes } from "./inks.ts";
import type { Layer } from "./layer.ts";
import { type Compositions, type SceneName, scenes } from "./scenes/scenes.ts";

/** One cover as it is ordered: which figure stands in which scene, in which inks, and how. */
export type Cover<Name extends SceneName = SceneName> = {
  [Scene in Name]: {
    /** Names its files, and seeds everything that chance decides in it. */
    readonly slug: string;
    readonly scene: Scene;
    readonly palette: PaletteName;
    readonly emblem: EmblemName;
    /** One plain sentence that describes the picture to someone who cannot see it. */
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
