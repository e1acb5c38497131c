import type { accountTexts as English } from "../en/account.ts";

/** Messages about accounts in Hindi. */
export const accountTexts: typeof English = {
  nameRequired: "कृपया यूज़रनेम लिखें",
  avatarRequired: "कृपया प्रोफ़ाइल फ़ोटो अपलोड करें",
  saved: "सेव हो गया",
  nameTooLong: (most) => `यूज़रनेम में ज़्यादा से ज़्यादा ${most} अक्षर हो सकते हैं`,
  nameOfStaff: "यह नाम हमारी टीम के किसी सदस्य का लगता है। कृपया दूसरा नाम चुनें।",
  bioTooLong: (most) => `परिचय में ज़्यादा से ज़्यादा ${most} अक्षर हो सकते हैं`,
  signInAgain: "फिर से लॉग इन करें, ताकि पक्का हो कि यह आप ही हैं।",
  loginNotDeleted: "आपका खाता मिट गया है, पर आपका लॉग इन नहीं हटाया जा सका।",
  tryAgain: "फिर कोशिश करें",
  bytes: (megabytes) => `${megabytes} MB`,
};
