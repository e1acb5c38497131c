import type { headTexts as English } from "../en/heads.ts";
import { reportTitleTexts } from "./reportTitles.ts";
import { titleTexts } from "./titles.ts";

const { app } = titleTexts;
const description = "Znajdź postać AI, przeczytaj jej pierwszą wiadomość i zacznij czat.";

/** What search engines and shared links show of each page in Polish. */
export const headTexts: typeof English = {
  app: { title: app, description },
  search: { title: `${titleTexts.search} · ${app}`, description },
  policy: {
    title: `Polityka prywatności · ${app}`,
    description: "Co Mimi o tobie przechowuje, gdzie to jest i jak dostać kopię danych albo je usunąć.",
  },
  term: {
    title: `Regulamin · ${app}`,
    description: "Korzystając z Mimi, akceptujesz ten regulamin. Jest krótki, więc go przeczytaj.",
  },
  safety: {
    title: `Bezpieczeństwo · ${app}`,
    description: "Czym są postacie, co się dzieje w kryzysie, gdzie zadzwonić i kto może co zobaczyć.",
  },
  takeDown: {
    title: `${reportTitleTexts.takeDown} · ${app}`,
    description:
      "Poproś o usunięcie twojego intymnego obrazu, udostępnionego bez zgody. Nie potrzebujesz konta.",
  },
  reportState: {
    title: `${reportTitleTexts.reportState} · ${app}`,
    description: "Sprawdź po numerze, co stało się z twoim zgłoszeniem.",
  },
  contactUs: {
    title: `Kontakt · ${app}`,
    description:
      "Mimi to oprogramowanie, które może uruchomić każdy. Operator to osoba lub firma, która prowadzi je pod tym adresem.",
  },
  notFound: {
    title: titleTexts.notFound,
    description: "Szukana strona nie istnieje albo nigdy nie istniała.",
  },
};
