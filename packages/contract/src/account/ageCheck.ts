import * as v from "valibot";
import { nothing } from "../input.ts";
import { get } from "../route.ts";

/** What an age verifier can ask a user for. `face`: a photo or a video of the face, also beside a document. */
export const ageCheckWays = ["card", "bank", "phone", "email", "wallet", "document", "face"] as const;
export type AgeCheckWay = (typeof ageCheckWays)[number];

/** What a user must still do: state to be an adult, or have their age checked. `unavailable`: nothing helps at this place. */
const ageStep = v.picklist(["nothing", "statement", "check", "unavailable"]);
export type AgeStep = v.InferOutput<typeof ageStep>;

const ageVerifier = v.object({
  id: v.string(),
  name: v.string(),
  /** Any one is enough. */
  ways: v.array(v.picklist(ageCheckWays)),
});
export type AgeVerifierOption = v.InferOutput<typeof ageVerifier>;

/** Additive. What the user must still do where they are, before adult characters are shown, or before they add content. */
export const getAge = get("/user/age/", {
  who: "user",
  inputIn: "none",
  input: nothing,
  data: v.object({
    characters: ageStep,
    /** For a service that is for adults only; `nothing` for one that is for all. */
    service: ageStep,
    /** The verifiers that the user can choose from, those that need no face first. */
    verifiers: v.array(ageVerifier),
    /** Whether a check has begun whose result is not known yet. */
    checking: v.boolean(),
  }),
});
