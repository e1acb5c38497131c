import { pluralOf } from "../../../format/pluralOf.ts";

const plural = pluralOf("en");

/** The texts of the quota meter. */
export const quotaMeterCopy = {
  left: (left: string, max: number, shownMax: string) =>
    plural(max, {
      one: `${left} of 1 message left`,
      other: `${left} of ${shownMax} messages left`,
    }),
  resets: (time: string) => `Resets at ${time}`,
  label: "Messages left today",
};
