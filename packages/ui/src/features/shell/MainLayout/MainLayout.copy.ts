import { skipLinkCopy } from "../../../components/SkipLink/SkipLink.copy.ts";

/** The words of the main layout. */
export const mainLayoutCopy = skipLinkCopy;
