import type { EmblemName } from "../emblems.ts";
import type { Easel, Layer } from "../layer.ts";
import { type ArchesComposition, arches } from "./arches.ts";
import { type BeamComposition, beam } from "./beam.ts";
import { type BridgeComposition, bridge } from "./bridge.ts";
import { type CityComposition, city } from "./city.ts";
import { type CloudsComposition, clouds } from "./clouds.ts";
import { type DeepComposition, deep } from "./deep.ts";
import { type DesertComposition, desert } from "./desert.ts";
import { type ForestComposition, forest } from "./forest.ts";
import { type GreenhouseComposition, greenhouse } from "./greenhouse.ts";
import { type HillsComposition, hills } from "./hills.ts";
import { type LakeComposition, lake } from "./lake.ts";
import { type ObservatoryComposition, observatory } from "./observatory.ts";
import { type PeaksComposition, peaks } from "./peaks.ts";
import { type PitComposition, pit } from "./pit.ts";
import { type PlanetComposition, planet } from "./planet.ts";
import { type SeaComposition, sea } from "./sea.ts";
import { type StageComposition, stage } from "./stage.ts";
import { type TrainComposition, train } from "./train.ts";
import { type WindowComposition, window } from "./window.ts";

/** What each scene must be told to be composed. */
export interface Compositions {
  readonly arches: ArchesComposition;
  readonly beam: BeamComposition;
  readonly bridge: BridgeComposition;
  readonly city: CityComposition;
  readonly clouds: CloudsComposition;
  readonly deep: DeepComposition;
  readonly desert: DesertComposition;
  readonly forest: ForestComposition;
  readonly greenhouse: GreenhouseComposition;
  readonly hills: HillsComposition;
  readonly lake: LakeComposition;
  readonly observatory: ObservatoryComposition;
  readonly peaks: PeaksComposition;
  readonly pit: PitComposition;
  readonly planet: PlanetComposition;
  readonly sea: SeaComposition;
  readonly stage: StageComposition;
  readonly train: TrainComposition;
  readonly window: WindowComposition;
}

/** A scene, by name. */
export type SceneName = keyof Compositions;

/** Every scene: its easel, its figure and its composition in; the pulls of the press out, farthest first. */
export const scenes: {
  readonly [Name in SceneName]: (
    easel: Easel,
    figure: EmblemName,
    composition: Compositions[Name],
  ) => Layer[];
} = {
  arches,
  beam,
  bridge,
  city,
  clouds,
  deep,
  desert,
  forest,
  greenhouse,
  hills,
  lake,
  observatory,
  peaks,
  pit,
  planet,
  sea,
  stage,
  train,
  window,
};
