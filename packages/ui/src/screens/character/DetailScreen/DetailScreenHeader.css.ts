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

// Over the glow the bar needs no background until content scrolls under it.
const grounded = keyframes({ from: { background: "transparent", backdropFilter: "none" } });

layeredGlobal(`${header} > header`, {
  // Raised elements would be invisible over the glow in light mode.
  vars: { [vars.color.raised]: alpha(vars.color.surface, 84) },
  "@supports": {
    "(animation-timeline: scroll())": {
      animation: `${grounded} linear both`,
      animationTimeline: "scroll()",
      animationRange: `0 ${px(32)}`,
    },
  },
});
