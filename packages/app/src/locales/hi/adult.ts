import type { adultTexts as English } from "../en/adult.ts";

/** Texts of the age check in Hindi. */
export const adultTexts: typeof English = {
  addressRefused: "उम्र की जाँच नहीं खुल सकी। कुछ भी नहीं भेजा गया।",
  verifierDown: "इस सेवा से अभी जवाब नहीं मिल रहा है। दूसरी सेवा चुनें या बाद में फिर कोशिश करें।",
  notFinished: "उम्र की जाँच पूरी नहीं हुई है। उसे जारी रखें या दूसरी सेवा चुनें।",
  notConfirmed: "सेवा ने आपकी उम्र की पुष्टि नहीं की। चाहें तो दूसरी सेवा चुनें।",
};
