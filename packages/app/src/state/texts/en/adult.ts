/** Texts of the age check. */
export const adultTexts = {
  /** The API does not name the service that checks ages. */
  verifier: "an independent service",
  /** The address of the age check is not one that the app opens. */
  addressRefused: "The age check could not be opened. Nothing was sent.",
};
