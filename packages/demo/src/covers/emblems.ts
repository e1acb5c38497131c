import { moth } from "./moth.ts";

/** One part of a figure, placed in its 512-unit square. */
export interface Part {
  /** A name in the game-icons set, or our own drawing in `currentColor`. */
  readonly art: { readonly icon: string } | { readonly drawing: string };
  /** Offset from the middle of the square. @default 0 */
  readonly x?: number;
  /** @default 0 */
  readonly y?: number;
  /** @default 1 */
  readonly scale?: number;
  /** Whether it faces the other way. @default false */
  readonly mirror?: boolean;
}

/** The figures of the covers: most are one icon, a few are made of several. */
export const emblems = {
  whale: [{ art: { icon: "whale-tail" } }],
  spy: [{ art: { icon: "spy" } }],
  longship: [{ art: { icon: "drakkar" } }],
  robot: [{ art: { icon: "vintage-robot" } }],
  fox: [{ art: { icon: "fox" } }],
  fool: [{ art: { icon: "jester-hat" } }],
  samurai: [{ art: { icon: "samurai-helmet" } }],
  jackal: [{ art: { icon: "anubis" } }],
  cat: [{ art: { icon: "cat" } }],
  octopus: [{ art: { icon: "octopus" } }],
  monk: [{ art: { icon: "cowled" } }],
  raven: [{ art: { icon: "raven" } }],
  dragon: [{ art: { icon: "dragon-head" } }],
  galleon: [{ art: { icon: "galleon" } }],
  astronaut: [{ art: { icon: "space-suit" } }],
  stag: [{ art: { icon: "deer" } }],
  piano: [{ art: { icon: "grand-piano" } }],
  camel: [{ art: { icon: "camel" } }],
  plagueDoctor: [{ art: { icon: "plague-doctor-profile" } }],
  heron: [{ art: { icon: "heron" } }],
  cup: [{ art: { icon: "coffee-cup" } }],
  diver: [{ art: { icon: "diving-helmet" } }],
  balloon: [{ art: { icon: "air-balloon" } }],
  telescope: [{ art: { icon: "telescope" } }],
  flytrap: [
    { art: { icon: "venus-flytrap" }, x: 104, y: -70, scale: 0.78 },
    { art: { icon: "venus-flytrap" }, x: -138, y: 10, scale: 0.52, mirror: true },
    { art: { icon: "agave" }, y: 122, scale: 0.5 },
  ],
  watch: [{ art: { icon: "pocket-watch" } }],
  lantern: [{ art: { icon: "old-lantern" } }],
  hive: [
    { art: { icon: "beehive" } },
    { art: { icon: "bee" }, x: -214, y: -150, scale: 0.17, mirror: true },
    { art: { icon: "bee" }, x: 226, y: -176, scale: 0.14 },
    { art: { icon: "bee" }, x: 236, y: 0, scale: 0.12 },
    { art: { icon: "bee" }, x: -250, y: 30, scale: 0.11 },
  ],
  biplane: [{ art: { icon: "biplane" } }],
  teapot: [{ art: { icon: "teapot" } }],
  moth: [{ art: { drawing: moth } }],
  operaGhost: [
    { art: { icon: "top-hat" }, y: -118, scale: 0.66 },
    { art: { icon: "domino-mask" }, y: 92, scale: 0.56 },
  ],
  quill: [{ art: { icon: "quill-ink" } }],
  stormSpirit: [
    { art: { icon: "wing-cloak" }, y: -96, scale: 0.68 },
    { art: { icon: "whirlwind" }, y: 152, scale: 0.5 },
  ],
  penguin: [{ art: { icon: "penguin" } }],
  warden: [{ art: { icon: "cloak-dagger" } }],
  accountant: [
    { art: { icon: "chewed-skull" }, y: 34, scale: 0.56 },
    { art: { icon: "top-hat" }, y: -146, scale: 0.62 },
    { art: { icon: "bow-tie" }, y: 224, scale: 0.34 },
  ],
  ferrywoman: [{ art: { icon: "robe" } }],
  keys: [{ art: { icon: "keyring" } }],
  gecko: [{ art: { icon: "gecko" } }],
  umbrella: [{ art: { icon: "umbrella" } }],
  magnifier: [{ art: { icon: "magnifying-glass" } }],
  locomotive: [{ art: { icon: "steam-locomotive" } }],
  broom: [{ art: { icon: "broom" } }],
  fan: [{ art: { icon: "handheld-fan" } }],
  shell: [{ art: { icon: "spiral-shell" } }],
  washing: [{ art: { icon: "clothesline" } }],
  djinn: [{ art: { icon: "djinn" } }],
  steamer: [{ art: { icon: "paddle-steamer" } }],
  dish: [{ art: { icon: "radar-dish" } }],
  suitcase: [{ art: { icon: "suitcase" } }],
  lion: [{ art: { icon: "lion" } }],
  gloves: [{ art: { icon: "winter-gloves" } }],
  donkey: [{ art: { icon: "donkey" } }],
  sleeplessEye: [{ art: { icon: "tired-eye" } }],
  accordion: [{ art: { icon: "accordion" } }],
  seagull: [{ art: { icon: "seagull" } }],
  kilim: [{ art: { icon: "rolled-cloth" } }],
  gargoyle: [{ art: { icon: "gargoyle" } }],
  radio: [{ art: { icon: "walkie-talkie" } }],
  loudspeaker: [{ art: { icon: "megaphone" } }],
  watcher: [{ art: { icon: "door-watcher" } }],
  mailbox: [{ art: { icon: "mailbox" } }],
  cafeGhost: [
    { art: { icon: "top-hat" }, y: -128, scale: 0.6 },
    { art: { icon: "coffee-mug" }, y: 96, scale: 0.62 },
  ],
} satisfies Record<string, readonly Part[]>;

/** A figure by name. */
export type EmblemName = keyof typeof emblems;
