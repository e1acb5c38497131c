import type { contactOf as English } from "../../en/documents/contact.ts";
import { paths } from "../../../paths.ts";

/** How to reach the operator, in Polish. */
export const contactOf: typeof English = (email) => ({
  title: "Kontakt",
  lead: "Mimi to oprogramowanie, które może uruchomić każdy. Operator to osoba lub firma, która prowadzi je pod tym adresem.",
  sections: [
    {
      id: "operator",
      heading: "Kim jest operator",
      paragraphs: [
        email === null ? unknownAddress : writeTo(email),
        "Tylko operator może zajrzeć do twojego konta i odpowiedzieć na pytania o płatność.",
        [
          "Swoje dane możesz skopiować, a konto usunąć bez niczyjej pomocy: zobacz ",
          { text: "Kopia i usunięcie twoich danych", href: `${paths.policy()}#yours` },
          ".",
        ],
      ],
    },
    {
      id: "report",
      heading: "Treści, których nie powinno tu być",
      paragraphs: [
        [
          "Jeśli postać lub wiadomość łamie prawo albo nasze ",
          { text: "zasady", href: `${paths.policy()}#rules` },
          ", napisz do operatora i podaj adres strony. Nie potrzebujesz konta i nie musisz kopiować tego, co widzisz.",
        ],
        "Jeśli ktoś jest w niebezpieczeństwie, najpierw skontaktuj się z policją.",
      ],
    },
    {
      id: "plan",
      heading: "Twój plan",
      paragraphs: [
        "Płatny plan możesz zmienić lub zakończyć bez niczyjej pomocy: wybierz „Premium” u góry strony, a potem „Zarządzaj subskrypcjami”.",
      ],
    },
  ],
});

const unknownAddress =
  "Operator nie podał adresu e-mail dla tej strony. Poszukaj go tam, gdzie był link do tego serwisu, albo na potwierdzeniu zapłaty za płatny plan.";

const writeTo = (email: string) => ["Napisz do operatora: ", { text: email, href: `mailto:${email}` }, "."];
