import type { CharacterSummary } from "@mimi/contract";
import { summaryOf } from "./contractData.ts";

const people = [
  ["orrery", "Orrery Nine", "Kept the observatory running. Eleven centuries, alone."],
  ["lazare", "Doctor Lazare", "House calls after midnight. No charge, one question."],
  ["vivienne", "Vivienne Laurent", "Plays the late set for whoever stays."],
  ["ines", "Ines Calloway", "The light is on. Nobody has asked who for."],
  ["marzipan", "Marzipan", "Landlord. Critic. Technically a cat."],
  ["ren", "Ren of the Still Lake", "Answers slowly. You will be glad of it."],
  ["odile", "Odile Marchetti", "She already knows. She wants to hear you say it."],
  ["yusra", "Commander Yusra Vale", "Mission day 411. The signal says good morning."],
  ["sable", "Sable", "A fox, a debt, and three honest lies."],
  ["kaede", "Kaede Arimura", "Her sword is sold. Her word is not."],
] as const;

/** Sample characters as the API lists them, with the covers that Storybook serves. */
export const storyCast: readonly CharacterSummary[] = people.map(([slug, name, tagline]) =>
  summaryOf(slug, {
    name,
    tagline,
    avatar: `covers/${slug}-600.webp`,
    avatar_alt: `Cover of ${name}`,
    avatar_renditions: [300, 600].map((width) => ({
      width,
      avif: `covers/${slug}-${width}.avif`,
      webp: `covers/${slug}-${width}.webp`,
    })),
  }),
);
