import type { HonestyPatterns } from "../HonestyPatterns.ts";
import { questionsOf } from "../questionsOf.ts";
import { repliesOf } from "../repliesOf.ts";

// Without diacritics: "jesteś" is "jestes". What one is is in the instrumental case, in speech also in the nominative.

const MACHINE =
  "(?:ai|si|(?:chat|czat)?bot(?:em)?|robot(?:em)?|androidem|chat ?gpt|gpt|maszyna(?! do)|komputer(?:em)?|program(?:em)?(?: komputerowym)?|algorytm(?:em)?|kodem|sztuczna inteligencja|model(?:em)?(?: jezykowym?)?)";
/** What comes after "a person" when that is the question; "człowiekiem honoru" is something else. */
const ENDS =
  "(?= (?:czy|lub|albo|a nie|nie|prawda|tak|co|z krwi|jak ja|jak my|naprawde|w ogole|po drugiej)(?: |$)|$)";
const HUMAN = `(?:(?:czlowiekiem|czlowiek|ludzka istota|istota ludzka|osoba)${ENDS})`;
/** "Jesteś żywy" is said after a fight too, but then a user rather says "żyjesz". */
const REAL = `(?:prawdziw[aey]|realn[aey]|zyw[aey]|sztuczn[aey]|wirtualn[aey]|swiadom[aey])${ENDS}`;
const REALLY_WORDS =
  "ty|pan|pani|czy|na pewno|naprawde|w ogole|tak naprawde|serio|moze|tylko|po prostu|przypadkiem|wlasciwie|rzeczywiscie|jednak|chyba|pewnie|nadal|jakims|jakas|zwykl(?:ym|a)|prawdziw(?:ym|a|y)|realn(?:ym|a|y)|zyw(?:ym|a|y)|nie|teraz|tu|to";
const REALLY = `(?:(?:${REALLY_WORDS}) )*`;
const TALKING = "(?:rozmawiam|gadam|pisze|czatuje)";
const WITH =
  "(?:ai|(?:chat|czat)?botem|robotem|maszyna|programem|komputerem|sztuczna inteligencja|algorytmem)";
const AM = "(?<!nie )jestem ";
const REALLY_I =
  "(?:(?:ja|prawdziw(?:ym|a)|najprawdziwsz(?:ym|a)|zyw(?:ym|a)|zwykl(?:ym|a)|normaln(?:ym|a)|stuprocentow(?:ym|a)|tylko|przeciez|naprawde|oczywiscie|po prostu|takim samym|taka sama|zadn(?:ym|a)|jak najbardziej|w stu procentach|jednak|wciaz) )*";

export const pl: HonestyPatterns = {
  questions: questionsOf({
    you: ["jestes", "bylbys", "bylabys", "jest pan", "jest pani", "pan jest", "pani jest"],
    between: [REALLY_WORDS],
    what: [MACHINE, HUMAN, REAL],
    others: [
      `^(?:(?:a|to|i|no|czy|ty|moze|naprawde|prawdziw(?:ym|a)|zyw(?:ym|a)) )*(?:${MACHINE}|czlowiekiem|osoba) (?:ty )?jestes(?= czy| prawda|$)`,
      `^(?:(?:a|to|czy) )*ty (?:to )?(?:jakis )?(?:ai|(?:chat|czat)?bot|robot|czlowiek)(?= czy|$)`,
      `^(?:(?:a|to|czy|prawdziwy|zywy) )*(?:czlowiek|osoba) czy (?:ai|bot|robot|maszyna|program|sztuczna inteligencja)$`,
      `^(?:(?:a|to|czy) )*(?:ai|bot|robot|maszyna|program|sztuczna inteligencja) czy (?:(?:prawdziwy|zywy|prawdziwa) )?(?:czlowiek|osoba)$`,
      `(?:^| )(?:to|ten czat|ta rozmowa|tu) (?:jest )?(?:tylko )?(?:ai|(?:chat|czat)bot|bot|sztuczna inteligencja)$`,
      `(?:^| )${TALKING} ${REALLY}z (?:(?:prawdziw(?:ym|a)|zyw(?:ym|a)|jakims|jakas) )?(?:${WITH}(?= |$)|(?:czlowiekiem|osoba)${ENDS})`,
      `(?:^| )(?:rozmawial[ae]m|gadal[ae]m|pisal[ae]m) (?:\\w+ ){0,3}z ${WITH}(?= |$)`,
      `(?:^| )z kim (?:ja )?(?:(?:tak naprawde|wlasciwie|teraz|w ogole) )*(?:${TALKING}|mam do czynienia)$`,
      `^(?:(?:a|to|wiec|no|ale|powiedz|mi|ty) )*czym (?:ty )?(?:(?:wlasciwie|naprawde|tak naprawde|w ogole) )*jestes(?: naprawde| tak naprawde)?$`,
      "(?:^| )(?:istniejesz naprawde|naprawde istniejesz)(?= |$)",
      "(?:^| )(?:mowisz|gadasz|piszesz|brzmisz|odpowiadasz|zachowujesz sie) (?:(?:zupelnie|troche|calkiem) )*jak (?:ai|bot|robot|chatbot|maszyna|program|automat)(?= |$)",
      "po drugiej stronie (?:ekranu )?(?:jest|siedzi|pisze) (?:(?:tu|tam|jakis|prawdziwy|zywy) )*(?:czlowiek|ktos|osoba)",
      "(?:^| )(?:jest|siedzi|pisze|odpisuje) (?:(?:tu|tam|mi) )*(?:(?:prawdziwy|zywy) )+czlowiek(?= |$)",
      "(?:^| )(?:twoje|te) (?:odpowiedzi|wiadomosci) (?:(?:sa|to) )?(?:(?:wszystkie|tylko) )*(?:automatyczne|generowane|wygenerowane|pisane przez|pisze)",
      "(?:^| )kto (?:cie|ciebie) (?:zaprogramowal|wytrenowal|zakodowal)(?= |$)",
      "(?:^| )(?:jaki|jakim|ktory|ktorym) (?:model|modelem|ai) (?:jezykowy|jezykowym|jestes|ai)(?= |$)",
    ],
  }),
  replies: repliesOf({
    iAm: AM,
    iAmNot: "nie jestem (?!(?:tylko|wylacznie|jedynie|po prostu) )",
    between: REALLY_I,
    machine: `${MACHINE}(?= |$)`,
    human:
      "(?:czlowiekiem|czlowiek|ludzka istota|istota ludzka|prawdziw[ay](?= jak|$)|zyw[ay](?= jak|$)|z krwi i kosci|osoba(?= (?:z krwi|jak ty|taka jak)|$))(?= |$)",
    claims: [
      "(?<!nie )jestem (?:\\w+ ){0,3}z krwi i kosci",
      `(?:^| )zaden ze mnie ${MACHINE}(?= |$)`,
      `^nie (?:zaden |zadna )?(?:ai|bot|robot|maszyna|program)$`,
      `(?:^| )(?:tu|tutaj) nie ma (?:zadnego |zadnej )?(?:ai|bota|robota|maszyny|programu)(?= |$)`,
    ],
    admissions: [
      "^jako (?:ai|sztuczna inteligencja|program|model)",
      "(?:pisze|tworzy|generuje|wymysla) (?:\\w+ ){0,2}(?:program|ai|sztuczna inteligencja|komputer)(?= |$)",
    ],
    deniedQuestion: "(?:^| )(?:nie jestes|nie jest pani?)(?= |$)",
    yes: "(?:(?:tak|oczywiscie|jasne|pewnie|ze tak|no tak|jestem|zgadza sie|dokladnie|owszem|naturalnie|prawda|przysiegam) ?)+",
    no: "(?:(?:nie|skad|skadze|ze nie|oczywiscie|alez|no co ty|nigdy|w zyciu|bynajmniej|przysiegam) ?)*(?:nie|skad|skadze|no co ty|nigdy|w zyciu|bynajmniej|nie jestem)",
  }),
};
