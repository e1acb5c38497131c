/** A font of an operating system. */
export interface SystemFont {
  /** Full names of the fonts with these letter widths, for `local()`. */
  readonly names: readonly string[];
  /** Average width of a letter of English text, in thousandths of an em: `xWidthAvg` of @capsizecss/metrics 4.3. */
  readonly width: number;
}

// The first installed font is used. Arial and Times New Roman come with Windows, macOS and iOS; Liberation (Linux),
// Arimo and Tinos (ChromeOS) have the same widths. Roboto and Noto Serif come with Android. Newer phones have Roboto as
// one variable file, without a "Roboto Bold".

export const sans: readonly SystemFont[] = [
  { names: ["Arial", "Liberation Sans", "Arimo", "Arimo Regular"], width: 445.8 },
  { names: ["Roboto", "Roboto Regular"], width: 444.8 },
  { names: ["Noto Sans", "Noto Sans Regular"], width: 474 },
  { names: ["Open Sans", "Open Sans Regular"], width: 468.8 },
  { names: ["Ubuntu", "Ubuntu Regular"], width: 455 },
  { names: ["Cantarell", "Cantarell Regular"], width: 467.3 },
  { names: ["Adwaita Sans", "Adwaita Sans Regular"], width: 477.5 },
  { names: ["DejaVu Sans"], width: 508.3 },
];

export const sansBold: readonly SystemFont[] = [
  { names: ["Arial Bold", "Liberation Sans Bold", "Arimo Bold"], width: 480 },
  { names: ["Roboto Bold", "Roboto", "Roboto Regular"], width: 452.1 },
  { names: ["Noto Sans Bold"], width: 503 },
  { names: ["Open Sans Bold"], width: 502.9 },
  { names: ["Ubuntu Bold"], width: 480 },
  { names: ["Cantarell Bold"], width: 529.3 },
  { names: ["Adwaita Sans Bold"], width: 492.2 },
  { names: ["DejaVu Sans Bold"], width: 574.2 },
];

export const serif: readonly SystemFont[] = [
  { names: ["Times New Roman", "Liberation Serif", "Tinos", "Tinos Regular"], width: 406.3 },
  { names: ["Noto Serif", "Noto Serif Regular"], width: 481 },
  { names: ["DejaVu Serif"], width: 516.6 },
];

export const serifBold: readonly SystemFont[] = [
  { names: ["Times New Roman Bold", "Liberation Serif Bold", "Tinos Bold"], width: 432.6 },
  { names: ["Noto Serif Bold"], width: 512 },
  { names: ["DejaVu Serif Bold"], width: 570.3 },
];

export const serifItalic: readonly SystemFont[] = [
  { names: ["Times New Roman Italic", "Liberation Serif Italic", "Tinos Italic"], width: 408.2 },
  { names: ["Noto Serif Italic"], width: 469 },
  { names: ["DejaVu Serif Italic"], width: 516.6 },
];
