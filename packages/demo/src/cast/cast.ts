import { adventure } from "./adventure.ts";
import { comedy } from "./comedy.ts";
import { companions } from "./companions.ts";
import { crossings } from "./crossings.ts";
import { fantasy } from "./fantasy.ts";
import { flight } from "./flight.ts";
import { folklore } from "./folklore.ts";
import { gothic } from "./gothic.ts";
import { hauntings } from "./hauntings.ts";
import { history } from "./history.ts";
import { mystery } from "./mystery.ts";
import { myth } from "./myth.ts";
import { noir } from "./noir.ts";
import type { SampleCharacter } from "./SampleCharacter.ts";
import { scienceFiction } from "./scienceFiction.ts";
import { sliceOfLife } from "./sliceOfLife.ts";
import { tutors } from "./tutors.ts";

/** All sample characters, in an order where neighbours have different genres. */
export const sampleCast: readonly SampleCharacter[] = dealt([
  noir,
  comedy,
  scienceFiction,
  folklore,
  sliceOfLife,
  mystery,
  adventure,
  companions,
  gothic,
  tutors,
  fantasy,
  crossings,
  history,
  flight,
  myth,
  hauntings,
]);

/** The first of each group in turn, then the second of each, and so on. */
function dealt(groups: readonly (readonly SampleCharacter[])[]): SampleCharacter[] {
  const rounds = Math.max(...groups.map((group) => group.length));
  return Array.from({ length: rounds }, (_, round) =>
    groups.flatMap((group) => group.slice(round, round + 1)),
  ).flat();
}
