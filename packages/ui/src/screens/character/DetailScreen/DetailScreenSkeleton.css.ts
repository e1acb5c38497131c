import { media } from "../../../styles/breakpoints.ts";
import { layered } from "../../../styles/layered.ts";
import { px } from "../../../styles/units.ts";
import { vars } from "../../../styles/vars.css.ts";
import { reactions } from "./DetailScreen.css.ts";

// Its corners are those of the frame, which phones do not have.
export const coverSkeleton = layered({ borderRadius: 0 });

/** On phones most taglines have two lines. */
export const secondLine = layered({
  display: "none",
  "@media": { [media.phone]: { display: "block" } },
});

/** The size of the loading reactions, without touch target padding. */
export const reactionsPlaceholder = layered({ paddingInline: vars.space[12] }, [reactions]);

/** The page of the greeting is wider than the rest on phones. */
export const greetingPlaceholder = layered({
  borderRadius: vars.radius.page,
  "@media": { [media.phone]: { marginInline: px(-4) } },
});
