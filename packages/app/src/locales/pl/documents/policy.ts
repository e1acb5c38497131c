import type { ReportReason } from "@mimi/contract";
import type { policy as English } from "../../en/documents/policy.ts";
import { paths } from "../../../paths.ts";

/** The rules, by the reason of a report. The names that decisions use are in `rules.ts`. */
const published: Readonly<Record<Exclude<ReportReason, "other">, string>> = {
  minors:
    "Żadnych treści dla dorosłych, w których uczestniczy lub wydaje się uczestniczyć ktoś poniżej 18 lat. Nie ma wyjątków, także w fikcji.",
  unmarked_adult: "Treści dla dorosłych są oznaczone jako takie.",
  real_person: "Żadnych prawdziwych osób bez ich zgody.",
  hate: "Żadnych ataków na grupy ludzi.",
  violence: "Żadnych gróźb wobec ludzi ani wezwań do przemocy.",
  self_harm: "Nic, co zachęca do samookaleczenia lub zaburzeń odżywiania.",
  illegal: "Nic nielegalnego.",
  copyright: "Nic, co stworzył ktoś inny, bez jego zgody.",
  spam: "Żadnych reklam ani wciąż tego samego.",
};

/** The privacy policy in Polish, and the rules about adults and content. */
export const policy: typeof English = {
  title: "Polityka prywatności",
  date: "2026-11-28",
  lead: "Co Mimi o tobie przechowuje, gdzie to jest i jak dostać kopię danych albo je usunąć.",
  sections: [
    {
      id: "account",
      heading: "Twoje konto",
      paragraphs: [
        "Przeglądać możesz bez konta. Jeśli je założysz, przechowujemy:",
        {
          points: [
            "nazwę, awatar i opis „O mnie” z twojego profilu",
            "twój plan, kiedy się kończy i ile wiadomości wysyłasz każdego dnia",
            "postacie, które tworzysz, oraz twoje polubienia, oceny „nie lubię” i ulubione",
            "dla każdej przeglądarki z zalogowanym kontem: czas zalogowania i czas ostatniego użycia",
          ],
        },
        "Twój adres e-mail i hasło przechowuje dostawca logowania: jest nim Firebase Authentication firmy Google, chyba że operator korzysta z innego. Nigdy nie widzimy twojego hasła.",
      ],
    },
    {
      id: "chats",
      heading: "Twoje czaty",
      paragraphs: [
        "Twoje wiadomości i odpowiedzi są zapisane na serwerze, dzięki czemu otworzysz je na każdym urządzeniu. Inni użytkownicy ich nie widzą. Operator serwera ma dostęp do jego bazy danych.",
        "Odpowiedzi pisze AI. Czyta czat i opis postaci. AI wybiera operator, a może ją prowadzić inna firma.",
      ],
    },
    {
      id: "browser",
      heading: "Co jest zapisane w twojej przeglądarce",
      paragraphs: [
        "W pamięci lokalnej przeglądarki są dokładnie trzy wartości: twoja sesja, wybór ciemnych lub jasnych kolorów i to, czy chcesz widzieć treści dla dorosłych.",
        "Niewysłany tekst, ostatnio widziana treść twoich najnowszych czatów, ostatnie wyszukiwania i ustawienia są zapisane w bazie danych tej przeglądarki. Wylogowanie usuwa niewysłany tekst i widzianą treść czatów. Ostatnie wyszukiwania możesz usunąć na stronie wyszukiwania.",
        "Używamy jednego pliku cookie. Mówi on serwerowi, że konto jest zalogowane albo że zmieniono to, co jest pokazywane, więc serwer wysyła strony bez ich treści. Jego wartość jest taka sama u wszystkich. Nie ma trackerów ani reklam.",
      ],
    },
    {
      id: "others",
      heading: "Kto jeszcze bierze w tym udział",
      paragraphs: [
        {
          points: [
            "Dostawca logowania, gdy się logujesz. Przy logowaniu przez Google lub Apple także ta firma.",
            "Operator płatności, gdy kupujesz plan. Ma dane twojej karty. My dowiadujemy się tylko, co zostało kupione i kiedy się kończy.",
            "Firma, która prowadzi AI, gdy czatujesz, chyba że prowadzi ją operator.",
          ],
        },
        "Każda z tych firm ma własną politykę prywatności.",
      ],
    },
    {
      id: "adults",
      heading: "Treści dla dorosłych",
      paragraphs: [
        "Postacie dla dorosłych są ukryte, dopóki się nie zalogujesz, nie oświadczysz, że masz co najmniej 18 lat, i nie zdecydujesz, że chcesz je widzieć. Goście nigdy ich nie widzą.",
        "Przechowujemy informację, kiedy złożono to oświadczenie i czy twój wiek został sprawdzony. Nie przechowujemy żadnych dokumentów.",
      ],
    },
    {
      id: "rules",
      heading: "Zasady dotyczące postaci",
      paragraphs: [
        { points: Object.values(published) },
        "Postacie, wiadomości, obrazy i profile, które łamią te zasady, mogą zostać odrzucone lub usunięte. Osoba, która coś zgłasza, i osoba z moderacji, która decyduje, wybierają jedną z tych zasad.",
      ],
    },
    {
      id: "yours",
      heading: "Kopia i usunięcie twoich danych",
      paragraphs: [
        "Jedno i drugie możesz zrobić bez niczyjej pomocy w każdej chwili. Otwórz „Ustawienia” w menu z twoją nazwą, a na telefonie w menu u góry:",
        {
          points: [
            "„Twoje dane”: pobiera plik ze wszystkim, co o tobie przechowujemy.",
            "„Usuń konto”: usuwa twój profil, czaty, persony, wspomnienia, obrazy, reakcje, plan i dane logowania.",
          ],
        },
        "W obu przypadkach trzeba zalogować się ponownie, aby nikt inny nie mógł zrobić tego za ciebie. Zakończ subskrypcję, zanim usuniesz konto.",
        "Twoje postacie, z którymi czatują inni użytkownicy, zostają w ich czatach, bez twojej nazwy oraz bez obrazu i opisu postaci, i nie można ich już znaleźć. Aby usunąć taką postać całkowicie, usuń ją przed usunięciem konta. Operator płatności przechowuje swoje dane tak długo, jak wymaga tego prawo.",
        [
          "Jeśli nie możesz się już zalogować, zwróć się do operatora. Zobacz ",
          { text: "Kontakt", href: paths.contactUs() },
          ".",
        ],
      ],
    },
  ],
};
