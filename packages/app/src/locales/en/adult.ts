/** Texts of the age check. */
export const adultTexts = {
  /** The address of the age check is not one that the app opens. */
  addressRefused: "The age check could not be opened. Nothing was sent.",
  verifierDown: "This service does not answer at the moment. Choose another one, or try again later.",
  notFinished: "The age check is not finished. Continue it, or choose another service.",
  notConfirmed: "The service did not confirm your age. You can choose another one.",
};
