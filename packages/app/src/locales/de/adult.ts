import type { adultTexts as English } from "../en/adult.ts";

/** Texts of the age check in German. */
export const adultTexts: typeof English = {
  addressRefused: "Die Altersprüfung konnte nicht geöffnet werden. Es wurde nichts gesendet.",
  verifierDown:
    "Dieser Dienst antwortet gerade nicht. Wähle einen anderen, oder versuche es später noch einmal.",
  notFinished: "Die Altersprüfung ist nicht abgeschlossen. Setze sie fort, oder wähle einen anderen Dienst.",
  notConfirmed: "Der Dienst hat dein Alter nicht bestätigt. Du kannst einen anderen wählen.",
};
