import { plans } from "@mimi/contract";
import type { term as English } from "../../en/documents/term.ts";
import { paths } from "../../../paths.ts";
import { planNameTexts } from "../planNames.ts";

/** The terms of use in Polish. */
export const term: typeof English = {
  title: "Regulamin",
  date: "2026-11-20",
  lead: "Korzystając z Mimi, akceptujesz ten regulamin. Jest krótki, więc go przeczytaj.",
  sections: [
    {
      id: "fiction",
      heading: "Postacie są fikcją",
      paragraphs: [
        "Każda postać to AI, która wymyśla to, co mówi: może się mylić i nie stoi za nią żaden człowiek. Nie polegaj na niej, gdy potrzebujesz porady o zdrowiu, prawie, pieniądzach lub bezpieczeństwie.",
        "Jeśli jesteś w niebezpieczeństwie lub w kryzysie, zadzwoń pod lokalny numer alarmowy.",
      ],
    },
    {
      id: "age",
      heading: "Twój wiek",
      paragraphs: [
        [
          "Treści dla dorosłych są dla osób, które mają co najmniej 18 lat. Nie podawaj się za osobę dorosłą, jeśli nią nie jesteś. Kto co widzi, wyjaśnia ",
          { text: "polityka prywatności", href: `${paths.policy()}#adults` },
          ".",
        ],
      ],
    },
    {
      id: "lawful",
      heading: "Korzystanie zgodne z prawem",
      paragraphs: [
        [
          "Przestrzegaj prawa tam, gdzie jesteś i gdzie prowadzone jest Mimi, oraz ",
          { text: "zasad dotyczących postaci", href: `${paths.policy()}#rules` },
          ". Nie włamuj się do Mimi, nie przeciążaj go i nie używaj cudzego konta.",
        ],
        "To, co piszesz, pozostaje twoje i ty za to odpowiadasz. Nie publikuj cudzej pracy bez zgody jej autora.",
        "Treści, które łamią ten regulamin, mogą zostać usunięte, a konta, które go łamią, zamknięte.",
      ],
    },
    {
      id: "plans",
      heading: "Plany i limity",
      paragraphs: [
        {
          points: plans.map(
            ({ key, messages }) =>
              `${planNameTexts[key]}: ${messages === null ? "wiadomości bez limitu" : `${messages} wiadomości dziennie`}`,
          ),
        },
        "Dzień zaczyna się o północy czasu UTC. Wiadomość nie wlicza się do limitu, jeśli coś się nie uda, zanim zacznie się odpowiedź. Wlicza się, jeśli zatrzymasz odpowiedź, która już się zaczęła. Do dziesięciu wiadomości dziennie się nie wlicza, jeśli zatrzymasz odpowiedź, zanim się zacznie, albo jeśli odpowiedź zostanie zablokowana; kolejne się wliczają.",
        "Ceny widać w części „Premium”, zanim zapłacisz. Płatny plan zmienisz lub zakończysz w tym samym miejscu, przyciskiem „Zarządzaj subskrypcjami”.",
      ],
    },
    {
      id: "warranty",
      heading: "Brak gwarancji",
      paragraphs: [
        "Mimi jest udostępniane w takim stanie, w jakim jest. Staramy się, aby działało i aby twoje czaty były bezpieczne, ale w granicach dozwolonych przez prawo nie obiecujemy, że zawsze działa, że odpowiedzi są poprawne ani że nic nigdy nie przepadnie.",
        "Nie narusza to twoich ustawowych praw konsumenta.",
      ],
    },
  ],
};
