import { keyframes } from "@vanilla-extract/css";
import { media } from "../../styles/breakpoints.ts";
import { layered } from "../../styles/layered.ts";
import { vars } from "../../styles/vars.css.ts";

const appear = keyframes({ "0%, 40%": { opacity: 0 } });
// It approaches the end and never reaches it: only the page knows when loading ends.
const near = keyframes({ from: { transform: "scaleX(0.04)" }, "60%": { transform: "scaleX(0.7)" } });

export const track = layered({
  position: "fixed",
  zIndex: vars.z.progress,
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: "2px",
  // A page that loads at once shows no bar.
  animation: `${appear} 300ms`,
  "@media": { [media.forcedColors]: { background: "Highlight", forcedColorAdjust: "none" } },
});

export const bar = layered({
  blockSize: "100%",
  background: vars.color.accentText,
  transformOrigin: "0 50%",
  transform: "scaleX(0.9)",
  animation: `${near} 8s ${vars.motion.out}`,
  selectors: { "&:dir(rtl)": { transformOrigin: "100% 50%" } },
});
