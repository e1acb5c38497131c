/** The colours of one theme, by role. Each theme must supply every role. */
export type Palette = Readonly<Record<ColorRole, string>>;
/** What a colour is for; the only names by which colours are used. */
export type ColorRole = keyof typeof dark;

// Neutrals have the lightness of Radix mauve per step, with a warmer hue. The accent uses ruby 11 of the light scale in
// both themes, because white text fails on ruby 9.
/** Warm near-black: the default in dark mode. */
export const dark = {
  page: "#151013",
  surface: "#1e171b",
  raised: "#282025",
  inputBackground: "#282025",
  hover: "#30272d",
  active: "#382d34",
  line: "#42373e",
  lineStrong: "#50444c",
  rank: "#6a5c64",
  control: "#796a72",
  textMuted: "#bcb0b5",
  fg: "#f5ecea",
  accent: "#ca244d",
  accentHover: "#b81f45",
  accentFg: "#ffffff",
  accentText: "#ff949d",
  accentTint: "#3a141e",
  accentTintFg: "#fed2e1",
  focus: "#ff949d",
  gold: "#ffc53d",
  goldFg: "#21160a",
  goldText: "#ffca16",
  goldTint: "#1d180f",
  goldLine: "#5c3d05",
  ok: "#71d083",
  bad: "#ff977d",
  badTint: "#391714",
  backdrop: "#0b0709b8",
  shadowNear: "#00000061",
  shadowFar: "#00000099",
  shadowDeepNear: "#00000087",
  shadowDeepFar: "#000000de",
};

/** Warm off-white. */
export const light: Palette = {
  page: "#fdf9f5",
  surface: "#fffefb",
  raised: "#f6efec",
  inputBackground: "#fffefb",
  hover: "#efe6e4",
  active: "#e8dede",
  line: "#e1d7d9",
  lineStrong: "#d6ccd0",
  rank: "#c5b8bd",
  control: "#978a90",
  textMuted: "#6d6167",
  fg: "#261d23",
  accent: "#ca244d",
  accentHover: "#b81f45",
  accentFg: "#ffffff",
  accentText: "#ca244d",
  accentTint: "#feeaed",
  accentTintFg: "#64172b",
  focus: "#ca244d",
  gold: "#ffc53d",
  goldFg: "#2b1c06",
  goldText: "#965500",
  goldTint: "#fefbe9",
  goldLine: "#e9c162",
  ok: "#2a7e3b",
  bad: "#c22f11",
  badTint: "#feebe7",
  backdrop: "#2a1a2299",
  shadowNear: "#3a1f2c14",
  shadowFar: "#3a1f2c33",
  shadowDeepNear: "#3a1f2c1f",
  shadowDeepFar: "#3a1f2c54",
};

/** Colours on covers, the same in both themes. */
export const onCover = {
  coverName: "#fdf3ee",
  coverTagline: "#f1e4e0",
  coverCounts: "#dccfcb",
  coverInk: "#0b0709",
  coverEdge: "#fff2e814",
  coverGlow: "#ffe9dc40",
  coverAccent: "#ff949d",
} as const;
