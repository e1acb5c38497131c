import { type Law, SMALLEST_PUBLISHED_COUNT } from "@mimi/contract";
import { listOf } from "@mimi/ui/format";
import type { StaticText } from "@mimi/ui/screens/static-screen";
import type { Snapshot } from "valtio";
import type { HelpLine, Place } from "../../../state/region/region.store.ts";
import type { safetyOf as English, SafetyParts } from "../../en/documents/safety.ts";
import { paths } from "../../../paths.ts";
import { pluralOf } from "@mimi/ui/format";

const plural = pluralOf("pl");

const list = listOf("pl", { style: "narrow" });

/** Where a place is, after "obowiązują". */
const regionNames: Readonly<Record<NonNullable<Place["region"]>, string>> = {
  "us-ca": "w Kalifornii",
  "us-ny": "w stanie Nowy Jork",
  "us-or": "w Oregonie",
  "us-wa": "w stanie Waszyngton",
  "us-age": "w twoim stanie",
  us: "w Stanach Zjednoczonych",
  de: "w Niemczech",
  fr: "we Francji",
  it: "we Włoszech",
  eu: "w Unii Europejskiej",
  gb: "w Wielkiej Brytanii",
  au: "w Australii",
  other: "w twoim kraju",
};

/** What a law asks for, in a few words. */
const lawSubjects: Readonly<Record<Law["about"][number], string>> = {
  notice: "informowanie o tym, że rozmawiasz z AI",
  crisis: "pomoc w kryzysie",
  age: "sprawdzanie wieku",
  minors: "ochrona osób poniżej 18 lat",
  marks: "oznaczanie tego, co stworzyła AI",
  figures: "publikowanie danych liczbowych",
  images: "usuwanie intymnych obrazów",
};

/** After "po". */
const eachHours = (count: number) =>
  plural(count, { one: "każdej godzinie", other: `każdych ${count} godzinach` });

/** What keeps users safe, in Polish. */
export const safetyOf: typeof English = ({ region, rules, laws }, { lines, helpShown, dayOf }) => ({
  title: "Bezpieczeństwo",
  lead: "Czym są postacie, co się dzieje w kryzysie, gdzie zadzwonić i kto może co zobaczyć.",
  sections: [
    {
      id: "ai",
      heading: "Każda postać to AI",
      paragraphs: [
        "Odpowiedzi nie pisze człowiek. To, co mówią postacie, jest fikcją. Może być błędne i nie jest profesjonalną poradą: ani medyczną, ani prawną, ani finansową.",
        `Czat mówi o tym na początku, ponownie, gdy wracasz innego dnia, oraz po ${eachHours(rules.notice_hours)} korzystania, a w przypadku osób, które podały, że mają mniej niż 18 lat, po ${eachHours(rules.minor_notice_hours)}. Postacie mają polecenie mówić, że są AI, gdy o to zapytasz, a odpowiedź, w której postać podaje się za człowieka, jest zastępowana.`,
        "Pliki z odpowiedziami informują maszyny, które słowa napisała AI.",
      ],
    },
    {
      id: "crisis",
      heading: "W kryzysie",
      paragraphs: [
        "Gdy z twojej wiadomości wynika, że możesz zrobić sobie krzywdę lub że masz zaburzenia odżywiania, czat pokazuje telefony zaufania. Pozostają, dopóki ich nie zamkniesz. Nikt nie jest o tym informowany. Historia, w której w niebezpieczeństwie jest ktoś inny, nie pokazuje telefonów zaufania.",
        ...(rules.crisis_pause ? ["Do tego czasu czat czeka."] : []),
        "Robi to program, który może się mylić. Nie zastępuje człowieka: jeśli jesteś w niebezpieczeństwie, zadzwoń.",
        ...(rules.crisis_figures
          ? [
              "Prawo tam, gdzie jesteś, wymaga, aby operator co roku publikował, ile razy pokazano pomoc, ale nigdy nie to, komu.",
            ]
          : []),
        ...(helpShown.length > 0
          ? [
              `Ile razy pokazano pomoc ${region === null ? "wszystkim" : "tam, gdzie jesteś"}:`,
              { points: helpShown.map(helpIn) },
            ]
          : []),
      ],
    },
    {
      id: "help",
      heading: "Gdzie zadzwonić",
      paragraphs: [{ points: lines.map(lineOf) }],
    },
    {
      id: "age",
      heading: "Osoby poniżej 18 lat",
      paragraphs: [
        "Towarzysze AI mogą być nieodpowiedni dla niektórych osób poniżej 18 lat.",
        [
          "Treści dla dorosłych są ukryte, dopóki użytkownik nie zdecyduje, że chce je widzieć. ",
          rules.age_check
            ? "Tam, gdzie jesteś, wymaga to sprawdzenia wieku przez niezależną usługę. My dowiadujemy się tylko „tak” albo „nie”. Bez takiej usługi nie ma treści dla dorosłych."
            : "Przedtem użytkownik oświadcza, że ma co najmniej 18 lat.",
          " Zobacz ",
          { text: "Treści dla dorosłych", href: `${paths.policy()}#adults` },
          ".",
        ],
        "Treści seksualne o osobach poniżej 18 lat są zakazane, także w fikcji.",
      ],
    },
    {
      id: "report",
      heading: "Zgłoś coś",
      paragraphs: [
        [
          "Postacie, wiadomości, obrazy i profile mają w menu „Zgłoś”. Nie potrzebujesz konta. Co jest zakazane, mówią ",
          { text: "zasady", href: `${paths.policy()}#rules` },
          ". Możesz też ",
          { text: "napisać do operatora", href: paths.contactUs() },
          ".",
        ],
        [
          "Czy jakiś intymny obraz pokazuje tu bez zgody ciebie lub osobę, w imieniu której działasz? ",
          { text: "Poproś nas o jego usunięcie", href: paths.takeDown() },
          ". Decydujemy w ciągu 48 godzin.",
        ],
        [
          "Każde zgłoszenie ma numer. Z nim możesz ",
          { text: "sprawdzić jego status", href: paths.reportState() },
          ".",
        ],
      ],
    },
    {
      id: "laws",
      heading: "Zasady tam, gdzie jesteś",
      paragraphs: [
        region === null
          ? "Nie wiemy, gdzie jesteś. Dlatego obowiązują najsurowsze ze wszystkich zasad."
          : `Oto zasady, które obowiązują ${regionNames[region]}.`,
        ...(laws.length > 0 ? [{ points: laws.map((law) => lawOf(law, dayOf)) }] : []),
      ],
    },
  ],
});

function helpIn({ year, count }: SafetyParts["helpShown"][number]): string {
  if (count === null) return `${year}: mniej niż ${SMALLEST_PUBLISHED_COUNT} razy`;
  return `${year}: ${count} ${plural(count, { one: "raz", other: "razy" })}`;
}

function lineOf({ name, about, contact, href }: HelpLine): StaticText {
  return [`${name}: `, { text: contact, href }, ...(about === undefined ? [] : [`. ${about}.`])];
}

function lawOf({ name, since, about }: Snapshot<Law>, dayOf: (date: string) => string): string {
  return `${name}, od ${dayOf(since)}: ${list(about.map((subject) => lawSubjects[subject]))}.`;
}
