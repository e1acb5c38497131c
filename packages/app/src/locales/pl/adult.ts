import type { adultTexts as English } from "../en/adult.ts";

/** The texts of the age check in Polish. */
export const adultTexts: typeof English = {
  addressRefused: "Nie udało się otworzyć sprawdzania wieku. Nic nie zostało wysłane.",
  verifierDown: "Ta usługa teraz nie odpowiada. Wybierz inną albo spróbuj później.",
  notFinished: "Sprawdzanie wieku nie zostało dokończone. Kontynuuj je albo wybierz inną usługę.",
  notConfirmed: "Usługa nie potwierdziła twojego wieku. Możesz wybrać inną.",
};
