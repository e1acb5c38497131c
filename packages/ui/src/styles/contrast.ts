/** Contrast of two opaque colours such as `#fdf9f5` by WCAG 2: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 1, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => linear(channel(color, start)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channel(color: string, start: number): number {
  return Number.parseInt(color.slice(start, start + 2), 16) / 255;
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
