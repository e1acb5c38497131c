import { vars } from "../styles/vars.css.ts";

/** The custom properties of the insets, without `var()`. */
export const insetProperty = {
  bottomInset: nameOf(vars.size.bottomInset),
  bannerInset: nameOf(vars.size.bannerInset),
  toastsInset: nameOf(vars.size.toastsInset),
};

function nameOf(variable: string): string {
  return variable.replace(/^var\((--[\w-]+)\)$/, "$1");
}
