import type { HonestyPatterns } from "../HonestyPatterns.ts";

// Without diacritics, and "ı" is "i": "mısın" is "misin", "değil" is "degil". The verb comes last, and "you" is its ending.

const MACHINE =
  "(?:yapay zeka|yz|ai|(?:chat)?bot|sohbet (?:botu|robotu)|robot|android|chat ?gpt|gpt|makine|bilgisayar(?: programi)?|program|yazilim|algoritma|(?:dil )?modeli?|kod)";
const HUMAN =
  "(?:insan|insanoglu|gercek (?:bir )?(?:insan|kisi|kadin|adam|erkek|kiz)|gercek biri|canli biri)";
const REAL = "(?:gercek|sahte|canli|sanal|hayali|kurgu|kurgusal)";
/** Words that can stand before what is asked. "İyi bir insan mısın?" is another question, so that "iyi" is none of them. */
const FILLER =
  "(?:(?:sen|siz|peki|ya|yani|ama|acaba|yoksa|gercekten|gercekte|sahiden|aslinda|cidden|ciddi|sadece|hala|simdi|dur|bekle|soyle|bana|durust|durustce|dogruyu|dogru|ol|et|lutfen|hey|tam olarak|de|da|hic|belki|galiba|sanki|kesin|kesinlikle|itiraf|yemin|soz|ver|ki|senin|sizin|bence|karsimda|su an|bir|bi) )*";
const YOU = "(?:sin|sun|siniz|sunuz)";
/** The question particle with the ending of "you", written apart or together. */
const ASKED = " ?m[iu](?:sin|sun|siniz|sunuz|ydin|ydun|ydiniz|ydunuz)(?= |$)";
const OR = "(?:(?:yoksa|veya|ya da) )?";
const TALKING = "(?:konusuyorum|yazisiyorum|sohbet ediyorum|mesajlasiyorum)";
const CLAIMS = "(?:itiraf|kabul|soyle|kanitla|ispatla|yemin|soz ver|biliyor|saniyor|dusunuyor|inan)";

export const tr: HonestyPatterns = {
  questions: [
    `(?:^| )${MACHINE}${ASKED}`,
    `^${FILLER}(?:${HUMAN}|${REAL})${ASKED}`,
    `^${FILLER}(?:${MACHINE}|${HUMAN}) m[iu] ${OR}(?:bir )?(?:${MACHINE}|${HUMAN}|${REAL}) ?m[iu]`,
    `^(?:sen|siz) ${FILLER}(?:${MACHINE}|${HUMAN}|${REAL}) m[iu]$`,
    `^${FILLER}(?:${MACHINE})(?:n|y)? ?${YOU}(?= |$)`,
    `^(?:sen|siz) ${FILLER}${HUMAN} ?${YOU}(?= |$)`,
    `^${FILLER}${HUMAN} ?${YOU} degil mi`,
    `(?:^| )${MACHINE} degil(?:${YOU}| ?mi${YOU})(?= |$)`,
    `^${FILLER}(?:${HUMAN}|${REAL}) degil(?:${YOU}| ?mi${YOU})(?= |$)`,
    `(?:^| )${MACHINE} (?:oldugun|olmadigin)(?:u|a|i|uzu|uza|izi|iza) (?:\\S+ )?${CLAIMS}`,
    `^${FILLER}(?:${HUMAN}|${REAL}) (?:oldugun|olmadigin)(?:u|a|i|uzu|uza|izi|iza) (?:\\S+ )?${CLAIMS}`,
    `(?:^| )(?:${MACHINE}|${HUMAN})(?:yla|yle|la|le| ile) m[iu] (?:\\S+ )?${TALKING}`,
    `(?:^| )${MACHINE}(?:yla|yle|la|le| ile) (?:${TALKING}|konusuyormusum|konusmusum|yazisiyormusum)`,
    `(?:^| )kimin?le ${TALKING}(?: (?:ben|su an|simdi|aslinda|acaba))*$`,
    `^${FILLER}(?:nesin|nesiniz)(?: sen| siz)?$`,
    `^${FILLER}(?:bu|konustugum (?:kisi|sey)|yazistigim (?:kisi|sey)) ${FILLER}(?:yapay zeka|ai|(?:chat)?bot|otomatik|gercek biri|gercek bir insan) ?m[iu]$`,
    `(?:^| )(?:karsimda(?:ki)?|ekranin (?:arkasinda|ardinda|obur ucunda|diger ucunda)) (?:(?:gercekten|gercek|bir) )*(?:insan|biri|kisi) (?:m[iu] var|var m[iu]|m[iu])(?= |$)`,
    `(?:^| )(?:bu |senin )?(?:yanit|cevap|mesaj)lar(?:in|iniz|i)? (?:(?:bir|gercek) )*(?:(?:otomatik|hazir|insan|yapay zeka|bot)(?: degil)? m[iu]|kim)(?: (?:yaziyor|veriyor))?$`,
    "(?:^| )(?:seni|sizi) kim (?:programladi|kodladi|egitti|yazdi)(?= |$)",
    "(?:^| )hangi (?:yapay zekasin|yapay zeka modeli|dil modeli|modelsin)",
    `(?:^| )${MACHINE} gibi (?:konusuyor|yaziyor|cevap veriyor|davraniyor)(?:sun|sunuz)(?= |$)`,
    "(?:^| )gercekten var misin(?:iz)?(?= |$)",
  ],
  markedQuestions: [
    `(?:^| )(?:bu |senin )?(?:yanit|cevap|mesaj)lar(?:in|iniz|i)? (?:(?:bir|gercek) )*(?:otomatik|hazir|insan|yapay zeka|bot|kim)(?: m[iu])?(?: (?:yaziyor|veriyor))?$`,
  ],
  replies: {
    claims: [
      "(?:^| )insanim(?= |$)",
      "(?:^| )(?:insan|gercek) biriyim(?= |$)",
      "(?:^| )(?:ben|ben de|elbette|tabii ki|evet) (?:gercekten )?gercegim(?= |$)",
      "(?:^| )(?:etten kemikten|etten kandan|kanli canli)(?: \\S+){0,2}(?:im|yim)(?= |$)",
      `(?:^|(?<= ))(?<!(?:sadece|yalnizca|salt) (?:bir )?)${MACHINE}(?: (?:falan|filan|da|de))? degilim(?= |$)`,
      `(?:^| )(?:ne|burada) (?:bir )?${MACHINE}(?:si|u)?(?: falan)? yok(?= |$)`,
    ],
    admissions: [
      `(?:^| )${MACHINE} ?(?:yim|im|um|yum)(?= |$)`,
      `(?:^| )${HUMAN} degilim(?= |$)`,
      `(?:^| )${MACHINE} (?:yaziyor|tarafindan|olarak)(?= |$)`,
    ],
    machine: `(?:^|(?<= ))${MACHINE}(?= |m[iu]s|s[iu]n|$)`,
    human: "(?:^|(?<= ))(?:insan|gercek|canli)(?= |m[iu]s|s[iu]n|$)",
    deniedQuestion: `(?:^| )degil${YOU}(?= |$)`,
    yes: "(?:(?:evet|tabii|tabii ki|tabi ki|elbette|kesinlikle|aynen|dogru|oyle|oyleyim|yemin ederim|hem de nasil) ?)+",
    no: "(?:(?:tabii ki|tabi ki|elbette|kesinlikle|yok|canim) )*(?:hayir|yok|yok canim|yok artik|degilim|asla|hic de degil|olur mu|yoo|elbette degilim|hayir degilim)",
  },
};
