import type { ruleTexts as English } from "../en/rules.ts";

/** The names of the rules in Polish. */
export const ruleTexts: typeof English = {
  minors: "Żadnych nieletnich w treściach dla dorosłych",
  banned: "Niedozwolone treści",
  adult_attestation: "Trzeba potwierdzić, że postać dla dorosłych jest dorosła",
  adult_age: "Postacie dla dorosłych mają co najmniej 18 lat",
  image_attestation: "Okładki postaci dla dorosłych muszą pokazywać dorosłych",
  not_screened: "Tekst dla dorosłych jest sprawdzany, zanim zostanie pokazany",
  unmarked_adult: "Treści dla dorosłych są oznaczone",
  real_person: "Żadnych prawdziwych osób bez ich zgody",
  hate: "Żadnej nienawiści",
  violence: "Żadnych gróźb ani wezwań do przemocy",
  self_harm: "Nic, co zachęca do samookaleczenia",
  illegal: "Nic nielegalnego",
  copyright: "Nic, co stworzył ktoś inny",
  spam: "Żadnego spamu",
  moderation: "Zasady tego serwisu",
};
