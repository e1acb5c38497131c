import { layeredGlobal } from "./layered.ts";
import { vars } from "./vars.css.ts";

/**
 * Keeps a fixed bar at the bottom of the window free: toasts and banners are above it, and a focused element is never
 * behind it.
 *
 * @param bar The class of the bar.
 * @param query The media query in which it is fixed.
 */
export function reserveBottomSpace(bar: string, query: string, height: string): void {
  layeredGlobal(`:root:has(${bar})`, {
    "@media": {
      [query]: {
        vars: { [vars.size.bottomInset]: height },
        scrollPaddingBlockEnd: `calc(${height} + ${vars.space[16]})`,
      },
    },
  });
}
