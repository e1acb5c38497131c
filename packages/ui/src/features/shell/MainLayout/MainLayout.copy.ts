import { skipLinkCopy } from "../../../components/SkipLink/SkipLink.copy.ts";

/** The texts of the main layout. */
export const mainLayoutCopy = skipLinkCopy;
