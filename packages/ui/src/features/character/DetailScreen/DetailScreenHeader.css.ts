import { keyframes } from "@vanilla-extract/css";
import { media } from "../../../styles/breakpoints.ts";
import { layered, layeredGlobal } from "../../../styles/layered.ts";
import { px, alpha } from "../../../styles/units.ts";
import { vars } from "../../../styles/vars.css.ts";

export const header = layered({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: vars.z.header,
  "@media": { [media.phone]: { display: "none" } },
});

// In the light of the room the bar needs no ground of its own until something passes beneath it.
const grounded = keyframes({ from: { background: "transparent", backdropFilter: "none" } });

layeredGlobal(`${header} > header`, {
  // What is raised in it would be lost in the light by day.
  vars: { [vars.color.raised]: alpha(vars.color.surface, 84) },
  "@supports": {
    "(animation-timeline: scroll())": {
      animation: `${grounded} linear both`,
      animationTimeline: "scroll()",
      animationRange: `0 ${px(32)}`,
    },
  },
});
