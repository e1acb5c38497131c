import { flat, grain, type Layer } from "../layer.ts";
import { at, type Shape, sheet } from "./shapes.ts";

/** One stop of a gradient: where, which ink, how much of it. */
type Stop = readonly [offset: number, ink: string, alpha: number];

/** Light that falls off around a place. `shoulder` is where along the radius it has dropped to two fifths. */
export function glow(x: number, y: number, radius: number, ink: string, alpha = 1, shoulder = 0.5): string {
  const where = `gradientUnits="userSpaceOnUse" cx="${at(x)}" cy="${at(y)}" r="${at(radius)}"`;
  return wash("radialGradient", where, [
    [0, ink, alpha],
    [shoulder, ink, alpha * 0.42],
    [1, ink, 0],
  ]);
}

/** Ink that changes from the height `top` to the height `bottom`. */
export function fade(
  top: number,
  bottom: number,
  ink: string,
  topAlpha: number,
  bottomAlpha: number,
): string {
  return ramp(
    [0, top],
    [0, bottom],
    [
      [0, ink, topAlpha],
      [1, ink, bottomAlpha],
    ],
  );
}

/** Ink that changes from one side to the other. */
export function fadeAcross(
  from: number,
  to: number,
  ink: string,
  fromAlpha: number,
  toAlpha: number,
): string {
  return ramp(
    [from, 0],
    [to, 0],
    [
      [0, ink, fromAlpha],
      [1, ink, toAlpha],
    ],
  );
}

/** Ink along any line through the frame. */
export function ramp(
  from: readonly [number, number],
  to: readonly [number, number],
  stops: readonly Stop[],
): string {
  const line = `x1="${at(from[0])}" y1="${at(from[1])}" x2="${at(to[0])}" y2="${at(to[1])}"`;
  return wash("linearGradient", `gradientUnits="userSpaceOnUse" ${line}`, stops);
}

/** Paint kept inside a shape. */
export function within(mask: Shape, paint: string): string {
  const drawing = mask("#fff");
  const id = name(drawing);
  const bounds = `maskUnits="userSpaceOnUse" x="-20" y="-20" width="640" height="880"`;
  return `<mask id="${id}" ${bounds}>${drawing}</mask><g mask="url(#${id})">${paint}</g>`;
}

/** A body in one ink with light sprayed over its surface. */
export function lit(body: Shape, ink: string, light: string, strength = 1): Layer[] {
  return [flat(body(ink)), grain(within(body, light), strength)];
}

function wash(kind: "linearGradient" | "radialGradient", where: string, stops: readonly Stop[]): string {
  const inner = stops
    .map(
      ([offset, ink, alpha]) =>
        `<stop offset="${offset}" stop-color="${ink}" stop-opacity="${alpha.toFixed(3)}"/>`,
    )
    .join("");
  const id = name(where + inner);
  return `<${kind} id="${id}" ${where}>${inner}</${kind}>${sheet(`url(#${id})`)}`;
}

/** An id made from what it names: equal definitions may share one, and no counter is kept between covers. */
function name(definition: string): string {
  let hash = 7;
  for (let i = 0; i < definition.length; i++) hash = (Math.imul(hash, 31) + definition.charCodeAt(i)) | 0;
  return `i${(hash >>> 0).toString(36)}${definition.length.toString(36)}`;
}
