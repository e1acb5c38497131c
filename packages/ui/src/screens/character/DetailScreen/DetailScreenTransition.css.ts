// The view transition into this page: the cover of the clicked card becomes the page's cover.
import { media } from "../../../styles/breakpoints.ts";
import { layeredGlobal } from "../../../styles/layered.ts";
import { vars } from "../../../styles/vars.css.ts";
import { SHARED_COVER } from "../../../features/character/CharacterCard/coverCard.ts";
import { buttons, cover, name, overlay, screen } from "./DetailScreen.css.ts";
import { eyebrow } from "./DetailScreenEyebrow.css.ts";

// New text fades in after the old text has faded out, so that they do not overlap.
const fadeIn = { animationDuration: vars.motion.surface, animationDelay: vars.motion.state } as const;

layeredGlobal("::view-transition", { background: vars.color.page });
layeredGlobal("::view-transition-group(*)", {
  animationDuration: vars.motion.page,
  animationTimingFunction: vars.motion.out,
  // A phone's bars exist on one of the pages only: a fade of their blur would flash.
  "@media": { [media.phone]: { backdropFilter: "none" } },
});
layeredGlobal("::view-transition-old(root), ::view-transition-old(*):only-child", {
  animationDuration: vars.motion.state,
  animationTimingFunction: vars.motion.in,
});
layeredGlobal("::view-transition-new(root)", fadeIn);

layeredGlobal(cover, {
  "@media": { "(prefers-reduced-motion: no-preference)": { viewTransitionName: SHARED_COVER } },
});
// For a link in the row of similar characters: its cover becomes the next page's cover.
layeredGlobal(`${screen}:has([role="listitem"] a:focus) ${cover}`, { viewTransitionName: "none" });

// During the transition the cover is a plain image: the card no longer rounds its corners, and the image covers both
// shapes.
layeredGlobal(`::view-transition-old(${SHARED_COVER}), ::view-transition-new(${SHARED_COVER})`, {
  blockSize: "100%",
  objectFit: "cover",
});
layeredGlobal(`::view-transition-old(${SHARED_COVER})`, {
  overflow: "clip",
  borderRadius: vars.radius.card,
});

// The controls over a phone's cover are above the moving cover, which would hide them.
const overCover = { actions: overlay, eyebrow, name, foot: buttons } as const;
for (const [word, part] of Object.entries(overCover)) {
  const viewTransitionName = `over-cover-${word}`;
  layeredGlobal(part, { "@media": { [media.phone]: { viewTransitionName } } });
  layeredGlobal(`::view-transition-group(${viewTransitionName})`, { animationName: "none" });
  layeredGlobal(`::view-transition-new(${viewTransitionName})`, fadeIn);
}
