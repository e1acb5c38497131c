/** The texts of the age gate. The two answers are of the same length and weight. */
export const ageGateCopy = {
  ask: {
    title: "Are you 18 or older?",
    body: "Some characters are written for adults. They stay hidden unless you say that you are one.",
    note: "We keep the day on which you answered, and nothing else.",
    accept: "I am 18 or older",
    decline: "I am under 18",
  },
  declined: {
    title: "Adult characters stay hidden.",
    body: "Everything else is here for you. If this was a slip, you can answer again in the settings.",
    done: "Go on",
  },
  needsVerification: {
    title: "Your age has to be checked",
    body: "Where you are, the law asks for a check by an independent service.",
    note: (verifier: string) => `${verifier} tells us yes or no. We never see your documents.`,
    verify: "Check my age",
    decline: "Keep hidden",
  },
  verified: {
    title: "Thank you. That is settled.",
    body: "Adult characters can be shown now. Their covers stay blurred until you choose otherwise.",
    done: "Go on",
  },
  unavailable: {
    title: "Not available where you are",
    body: "Adult characters cannot be shown in your country. Everything else works as usual.",
    done: "Go on",
  },
} as const;
