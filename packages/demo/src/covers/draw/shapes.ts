/** The frame that every scene is drawn in; the press prints it at twice this size. */
export const frame = { width: 600, height: 800 };

/** A shape that can be asked for in any ink, so that it can also serve as its own mask. */
export type Shape = (fill: string) => string;

/** A place in the frame. */
export type Point = readonly [x: number, y: number];

/** A coordinate short enough for a path. */
export function at(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** The whole frame, with a margin past its edges. */
export function sheet(fill: string): string {
  return `<rect x="-20" y="-20" width="640" height="880" fill="${fill}"/>`;
}

/** A filled path. */
export function shape(path: string, fill: string, opacity = 1): string {
  return `<path d="${path}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity.toFixed(2)}"` : ""}/>`;
}

/** A drawn line. */
export function stroke(path: string, ink: string, width: number, opacity = 1): string {
  const faint = opacity < 1 ? ` opacity="${opacity.toFixed(2)}"` : "";
  return `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${at(width)}" stroke-linejoin="bevel"${faint}/>`;
}

/** A filled circle. */
export function disc(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  const faint = opacity < 1 ? ` opacity="${opacity.toFixed(2)}"` : "";
  return `<circle cx="${at(x)}" cy="${at(y)}" r="${at(radius)}" fill="${fill}"${faint}/>`;
}

/** A filled ellipse: a crater, a pool of light, a shadow on the ground. */
export function oval(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(rx)}" ry="${at(ry)}" fill="${fill}"/>`;
}

/** An ellipse drawn as a line: a ripple, a bubble, a link of chain. */
export function hoop(
  x: number,
  y: number,
  rx: number,
  ry: number,
  ink: string,
  width: number,
  opacity = 1,
): string {
  const faint = opacity < 1 ? ` opacity="${opacity.toFixed(2)}"` : "";
  const line = `fill="none" stroke="${ink}" stroke-width="${at(width)}"${faint}`;
  return `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(rx)}" ry="${at(ry)}" ${line}/>`;
}

/** A filled rectangle. */
export function box(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  const round = radius ? ` rx="${at(radius)}"` : "";
  return `<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}"${round} fill="${fill}"/>`;
}

/** The same drawing `count` times, told which one it is and how far along (0 up to 1). */
export function repeat(count: number, draw: (index: number, along: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index, index / count)).join("");
}

/** A group moved, turned or mirrored as SVG says. */
export function moved(transform: string, drawing: string): string {
  return `<g transform="${transform}">${drawing}</g>`;
}

/** An open path through points. */
export function through(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${at(x)} ${at(y)}`).join("L")}`;
}

/** A crescent moon, horns up and to the left. */
export function crescent(x: number, y: number, radius: number, fill: string): string {
  const outer = `M${at(x - radius * 0.2)} ${at(y - radius)}A${radius} ${radius} 0 1 1 ${at(x - radius)} ${at(y + radius * 0.45)}`;
  const inner = radius * 0.86;
  return shape(`${outer}A${inner} ${inner} 0 0 0 ${at(x - radius * 0.2)} ${at(y - radius)}Z`, fill);
}

/** A four-pointed star. */
export function sparkle(x: number, y: number, reach: number, fill: string): string {
  const path = `M${x} ${y - reach}Q${x} ${y} ${x + reach} ${y}Q${x} ${y} ${x} ${y + reach}Q${x} ${y} ${x - reach} ${y}`;
  return shape(`${path}Q${x} ${y} ${x} ${y - reach}Z`, fill);
}
