import { sampleCast } from "../cast/cast.ts";
import type { CharacterLines } from "./CharacterLines.ts";
import { anselm } from "./anselm.ts";
import { bao } from "./bao.ts";
import { corvin } from "./corvin.ts";
import { dagny } from "./dagny.ts";
import { gale } from "./gale.ts";
import { harlan } from "./harlan.ts";
import { hrafna } from "./hrafna.ts";
import { ilario } from "./ilario.ts";
import { imre } from "./imre.ts";
import { ines } from "./ines.ts";
import { juniper } from "./juniper.ts";
import { kaede } from "./kaede.ts";
import { kestrel } from "./kestrel.ts";
import { lazare } from "./lazare.ts";
import { marzipan } from "./marzipan.ts";
import { mirela } from "./mirela.ts";
import { mortimer } from "./mortimer.ts";
import { nephra } from "./nephra.ts";
import { odile } from "./odile.ts";
import { orrery } from "./orrery.ts";
import { osric } from "./osric.ts";
import { oubliette } from "./oubliette.ts";
import { pell } from "./pell.ts";
import { quill } from "./quill.ts";
import { ren } from "./ren.ts";
import { rosalba } from "./rosalba.ts";
import { sable } from "./sable.ts";
import { saoirse } from "./saoirse.ts";
import { stag } from "./stag.ts";
import { tahir } from "./tahir.ts";
import { tamsin } from "./tamsin.ts";
import { teague } from "./teague.ts";
import { thessaly } from "./thessaly.ts";
import { vesper } from "./vesper.ts";
import { vivienne } from "./vivienne.ts";
import { ysolde } from "./ysolde.ts";
import { yusra } from "./yusra.ts";
import { zephyrine } from "./zephyrine.ts";

/** The lines of the sample cast by slug. */
export const castLines: Readonly<Record<string, CharacterLines>> = {
  anselm,
  bao,
  corvin,
  dagny,
  gale,
  harlan,
  hrafna,
  ilario,
  imre,
  ines,
  juniper,
  kaede,
  kestrel,
  lazare,
  marzipan,
  mirela,
  mortimer,
  nephra,
  odile,
  orrery,
  osric,
  oubliette,
  pell,
  quill,
  ren,
  rosalba,
  sable,
  saoirse,
  stag,
  tahir,
  tamsin,
  teague,
  thessaly,
  vesper,
  vivienne,
  ysolde,
  yusra,
  zephyrine,
};

const slugByName = new Map(sampleCast.map(({ name, slug }) => [name, slug]));

/** The lines of a character of the sample cast; null for any other name. */
export function linesOfCast(name: string): CharacterLines | null {
  return castLines[slugByName.get(name) ?? ""] ?? null;
}
