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
    body: "The law where you live requires an age check by an independent service.",
    note: (verifier: string) => `${verifier} tells us yes or no. We never see your documents.`,
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
