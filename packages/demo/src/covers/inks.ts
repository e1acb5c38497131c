/** An OKLab colour: lightness, then the green-red and blue-yellow axes. */
type Lab = readonly [lightness: number, a: number, b: number];

/** The colours of one palette from dark to light; `lamp` and `gleam` are the colours of light sources. */
export type InkName = "soot" | "deep" | "shade" | "haze" | "pale" | "paper" | "lamp" | "gleam";

/** The colours of one palette as `#rrggbb`, and any tone between two of them. */
export interface Inks extends Readonly<Record<InkName, string>> {
  /** The tone `share` of the way (0 to 1) between two colours, mixed in OKLab. */
  readonly between: (from: InkName, to: InkName, share: number) => string;
}

/** What differs between palettes: hues in degrees and chroma. Lightness is always the same. */
interface Hues {
  readonly dark: number;
  readonly middle: number;
  readonly light: number;
  readonly lamp: number;
  /** Scales the chroma of the six main colours. @default 1 */
  readonly chroma?: number;
  /** Scales the chroma of the two light colours. @default 1 */
  readonly lampChroma?: number;
}

/** The same lightness steps in every palette, so that any two covers fit together. */
function mixInks({ dark, middle, light, lamp, chroma = 1, lampChroma = 1 }: Hues): Inks {
  const labs: Readonly<Record<InkName, Lab>> = {
    soot: lab(0.155, 0.026 * chroma, dark),
    deep: lab(0.255, 0.058 * chroma, dark),
    shade: lab(0.385, 0.088 * chroma, middle),
    haze: lab(0.55, 0.112 * chroma, middle),
    pale: lab(0.735, 0.105 * chroma, light),
    paper: lab(0.935, 0.05 * chroma, light),
    lamp: lab(0.7, 0.158 * lampChroma, lamp),
    gleam: lab(0.86, 0.1 * lampChroma, lamp + 22),
  };
  return {
    soot: hex(labs.soot),
    deep: hex(labs.deep),
    shade: hex(labs.shade),
    haze: hex(labs.haze),
    pale: hex(labs.pale),
    paper: hex(labs.paper),
    lamp: hex(labs.lamp),
    gleam: hex(labs.gleam),
    between: (from, to, share) => hex(blend(labs[from], labs[to], share)),
  };
}

/** All palettes: dark colours are near mauve, light ones are warm. */
export const palettes = {
  ruby: mixInks({ dark: 345, middle: 8, light: 40, lamp: 25, chroma: 1.05 }),
  plum: mixInks({ dark: 320, middle: 335, light: 20, lamp: 8, chroma: 0.95, lampChroma: 0.95 }),
  dusk: mixInks({ dark: 295, middle: 300, light: 55, lamp: 40, chroma: 0.9 }),
  indigo: mixInks({ dark: 280, middle: 272, light: 250, lamp: 65, chroma: 0.95, lampChroma: 0.95 }),
  night: mixInks({ dark: 275, middle: 255, light: 235, lamp: 80, chroma: 0.8, lampChroma: 0.9 }),
  teal: mixInks({ dark: 240, middle: 205, light: 185, lamp: 45, chroma: 0.75 }),
  sea: mixInks({ dark: 235, middle: 220, light: 195, lamp: 75, chroma: 0.75 }),
  moss: mixInks({ dark: 165, middle: 150, light: 115, lamp: 85, chroma: 0.72, lampChroma: 0.95 }),
  fern: mixInks({ dark: 190, middle: 165, light: 140, lamp: 40, chroma: 0.7, lampChroma: 0.95 }),
  ochre: mixInks({ dark: 30, middle: 55, light: 80, lamp: 70, chroma: 0.95, lampChroma: 0.95 }),
  clay: mixInks({ dark: 10, middle: 38, light: 60, lamp: 45, chroma: 1.02, lampChroma: 1.05 }),
  rose: mixInks({ dark: 330, middle: 355, light: 40, lamp: 55, chroma: 0.9, lampChroma: 0.9 }),
  ice: mixInks({ dark: 270, middle: 245, light: 225, lamp: 20, chroma: 0.55, lampChroma: 0.95 }),
  aurora: mixInks({ dark: 265, middle: 225, light: 165, lamp: 150, chroma: 0.8, lampChroma: 0.7 }),
  velvet: mixInks({ dark: 350, middle: 12, light: 35, lamp: 60, chroma: 1.2, lampChroma: 0.8 }),
  umber: mixInks({ dark: 20, middle: 45, light: 75, lamp: 82, chroma: 0.75, lampChroma: 0.9 }),
  slate: mixInks({ dark: 285, middle: 260, light: 80, lamp: 30, chroma: 0.34, lampChroma: 1.05 }),
  jade: mixInks({ dark: 215, middle: 180, light: 160, lamp: 95, chroma: 0.78, lampChroma: 0.85 }),
} satisfies Record<string, Inks>;

/** A palette by name. */
export type PaletteName = keyof typeof palettes;

function lab(lightness: number, chroma: number, hue: number): Lab {
  const turn = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(turn), chroma * Math.sin(turn)];
}

function blend(from: Lab, to: Lab, share: number): Lab {
  const [l, a, b] = from;
  return [l + (to[0] - l) * share, a + (to[1] - a) * share, b + (to[2] - b) * share];
}

/** OKLab to sRGB (the published matrices), clipped to the range of a screen. */
function hex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map((value) => channel(value).toString(16).padStart(2, "0")).join("")}`;
}

function channel(linear: number): number {
  const value = Math.max(0, Math.min(1, linear));
  return Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
}
