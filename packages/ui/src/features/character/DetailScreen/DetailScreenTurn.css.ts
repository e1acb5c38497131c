// How the page comes in where the app starts a view transition: the cover of the card that was followed becomes its own.
import { media } from "../../../styles/breakpoints.ts";
import { layeredGlobal } from "../../../styles/layered.ts";
import { vars } from "../../../styles/vars.css.ts";
import { SHARED_COVER } from "../CharacterCard/coverCard.ts";
import { buttons, cover, eyebrow, name, overlay, screen } from "./DetailScreen.css.ts";

// What is new comes when what was there before is gone. Their words would else stand on each other.
const arriving = { animationDuration: vars.motion.surface, animationDelay: vars.motion.state } as const;

layeredGlobal("::view-transition", { background: vars.color.page });
layeredGlobal("::view-transition-group(*)", {
  animationDuration: vars.motion.page,
  animationTimingFunction: vars.motion.out,
  // The bars of a phone are there before or after, never both: their blur would come and go at a stroke.
  "@media": { [media.phone]: { backdropFilter: "none" } },
});
layeredGlobal("::view-transition-old(root), ::view-transition-old(*):only-child", {
  animationDuration: vars.motion.state,
  animationTimingFunction: vars.motion.in,
});
layeredGlobal("::view-transition-new(root)", arriving);

layeredGlobal(cover, {
  "@media": { "(prefers-reduced-motion: no-preference)": { viewTransitionName: SHARED_COVER } },
});
// One of the row below was followed: its cover is the one that becomes the next page's.
layeredGlobal(`${screen}:has([role="listitem"] a:focus) ${cover}`, { viewTransitionName: "none" });

// On its way the cover of a card is a picture like any other: the card cuts its corners no longer, and where the shape
// here is another, both fill it.
layeredGlobal(`::view-transition-old(${SHARED_COVER}), ::view-transition-new(${SHARED_COVER})`, {
  blockSize: "100%",
  objectFit: "cover",
});
layeredGlobal(`::view-transition-old(${SHARED_COVER})`, {
  overflow: "clip",
  borderRadius: vars.radius.card,
});

// What lies over the cover of a phone stands at its place while the cover comes, which would else pass over it.
const overCover = { acts: overlay, eyebrow, name, foot: buttons } as const;
for (const [word, part] of Object.entries(overCover)) {
  const viewTransitionName = `over-cover-${word}`;
  layeredGlobal(part, { "@media": { [media.phone]: { viewTransitionName } } });
  layeredGlobal(`::view-transition-group(${viewTransitionName})`, { animationName: "none" });
  layeredGlobal(`::view-transition-new(${viewTransitionName})`, arriving);
}
