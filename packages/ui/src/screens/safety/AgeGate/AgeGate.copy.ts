import { listOf } from "../../../format/listOf.ts";

const oneOf = listOf("en", { type: "disjunction" });

/** The texts of the age gate. The two answers are of the same length and weight. */
export const ageGateCopy = {
  ask: {
    title: "Are you 18 or older?",
    body: "Some characters are written for adults. They stay hidden unless you confirm that you are an adult.",
    note: "We only store the date of your answer.",
    accept: "I am 18 or older",
    decline: "I am under 18",
  },
  declined: {
    title: "Adult characters stay hidden.",
    body: "You can use everything else. If this was a mistake, answer again in the settings.",
    done: "Continue",
  },
  service: {
    title: "Are you 18 or older?",
    body: "This service is for adults only.",
    note: "We only store your answer and its date.",
    declinedTitle: "For adults only",
    declinedBody:
      "You said that you are under 18, so this service is not for you. AI characters can be unsuitable for young people.",
    safety: "Safety and help",
    again: "Answer again",
  },
  needsVerification: {
    title: "Age check required",
    body: "Where you are, an independent service has to check your age before adult characters are shown.",
    choice: "Who may check it?",
    choiceMissing: "Please choose a service",
    ways: {
      card: "a payment card",
      bank: "your bank account",
      phone: "your phone number",
      email: "your e-mail address",
      wallet: "a digital ID",
      document: "an ID document",
      face: "a photo of your face",
    },
    asksFor: (ways: readonly string[]) => `Asks for ${oneOf(ways)}.`,
    note: "The service tells us only yes or no, and does not learn who you are here. You come back to this page afterwards.",
    verify: "Check my age",
    decline: "Keep hidden",
  },
  verified: {
    title: "Adult characters are on.",
    body: "Thank you, your age is confirmed. Covers stay blurred until you choose otherwise.",
    done: "Continue",
  },
  unavailable: {
    title: "Not available where you are",
    body: "Adult characters cannot be shown in your country. Everything else works as usual.",
    done: "Continue",
  },
};

/** All texts of AgeGate. */
export type AgeGateCopy = typeof ageGateCopy;
