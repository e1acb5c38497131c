import { accentless } from "../accentless.ts";
import type { DemoLanguage } from "../DemoLanguage.ts";

const turkish = (pattern: string) =>
  accentless(pattern, { a: "â", c: "ç", g: "ğ", i: "ı", o: "ö", s: "ş", u: "üû" });

/** From the start of a word to the end of one. */
const words = (pattern: string) => turkish(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`);
/** From the start of a word on: the endings differ. */
const stems = (pattern: string) => turkish(`(?<!\\p{L})(?:${pattern})`);
const VERY =
  "(?:(?:cok|o kadar|oyle|biraz|gercekten|bugun|cidden|asiri|feci|hala|inanilmaz|kendimi|kendimi cok) )*";

/** How Turkish messages are understood, with diacritics or without. */
export const signs: DemoLanguage["signs"] = {
  greeting: turkish(
    "^[^\\p{L}]*(?:merhaba(?:lar)?|mrb|selam(?:lar)?|slm|selamun ?aleykum|gunaydin|iyi (?:gunler|aksamlar|sabahlar)|tunaydin|hey+|hos bulduk|hello|alo|kolay gelsin)(?!\\p{L})|(?<!\\p{L})tanistigima memnun oldum",
  ),
  farewell: words(
    "hosca ?kal\\p{L}*|hoscakal\\p{L}*|gorusuruz|gorusmek uzere|iyi geceler|allaha ismarladik|allahaismarladik|eyvallah,? ben kactim|bay bay|bye|gitmem (?:gerek\\p{L}*|lazim)|(?:artik |ben )?gidiyorum|(?:ben )?(?:artik )?(?:kactim|kaciyorum|yatiyorum|uyuyacagim|yatacagim)|kacmam lazim|yatmaya gid\\p{L}+|uyumaya gid\\p{L}+|yarin konusuruz|sonra konusuruz|kendine iyi bak|elveda|iyi uykular",
  ),
  thanks: words(
    "tesekkur\\p{L}*|tsk\\p{L}*|sag ?ol\\p{L}*|eyvallah|minnettar\\p{L}*|cok naziksin\\p{L}*|ellerine saglik|allah razi olsun",
  ),
  identity: words(
    "(?:sen |siz |peki )?kimsin(?:iz)?|sen kim(?: oluyorsun)?|adin(?:iz)? ne(?:dir|ydi)?|ismin(?:iz)? ne(?:dir|ydi)?|adin ne senin|kendin(?:iz)?den (?:biraz )?(?:bahset|soz et)\\p{L}*|kendin(?:iz)?i (?:biraz )?(?:tanit|anlat)\\p{L}*|ne is (?:yapiyorsun|yaparsin)\\p{L}*|mesleg\\p{L}+ ne|ne yaparsin(?:iz)? sen",
  ),
  howAreYou: words(
    "nasilsin(?:iz)?|naber|ne haber|n'aber|nbr|nasil gidiyor|ne var ne yok|iyi misin(?:iz)?|keyifler nasil|nasil hissediyorsun\\p{L}*|gunun nasil (?:gecti|gidiyor)|napiyorsun|ne yapiyorsun|ne alemdesin",
  ),
  low: stems(
    `(?:${VERY}(?:kotu|berbat|zor|korkunc|rezil|igrenc|fena|yorucu|agir|leş) (?:bir )?(?:gun|hafta|gece|ay|yil|sene|donem|sabah|zaman|aksam))|(?:gun|hafta|gece|sabah)\\p{L}* ${VERY}(?:kotu|berbat|zor|korkunc|fena) (?:gec|gidi)|${VERY}(?:uzgunum|mutsuzum|yalnizim|yorgunum|bitkinim|moralim bozuk|perisanim|tukendim|caresizim|kirgin\\p{L}*im|kirildim|kayboldum|bosluktayim)|kendimi ${VERY}(?:kotu|yalniz|berbat|bos|mutsuz|degersiz|uzgun|tukenmis|yorgun)|(?:onu|annemi|babami|evimi|seni) ${VERY}ozl|agla(?:dim|diyor|yor|mak)|basaramadim|ayrildik|terk et(?:ti|tiler)|canim sikkin|moralim|keyfim yok|elim ayagim tutmuyor`,
  ),
  worry: stems(
    "endise|kayg(?:i|u)|merak(?:tan| ediyorum onu)|kork(?:u|uyor|tum|arim|tugum)|tedirgin|gergin|stres|panik|uyuyamiyor|uykum kacti|bunaldim|bunaliyor|heyecandan|urk(?:uyor|tum)|bir terslik|icim rahat degil",
  ),
  joy: stems(
    `${VERY}(?:mutluyum|sevincliyim|heyecanliyim|gururluyum|keyifliyim|sevindim|havalara uctum)|kendimi ${VERY}(?:iyi|harika|mutlu|mukemmel)|(?:iyi|guzel|harika|super|mujdeli) (?:bir )?haber|mujde|(?:harika|guzel|muhtesem|sahane|super) (?:bir )?gun|kazandim|basardim|(?:sinavi|dersi|mulakati) gectim|(?:ise|universiteye) (?:alindim|girdim|kabul)|terfi|bil bakalim|tahmin et|yasasin|inanamayacaksin`,
  ),
  advice: stems(
    "tavsiye|akil ver|fikir ver|onerin?|oneri|onerir|ne (?:yapmaliyim|yapayim|yapsam|yapmam (?:gerek|lazim)|yapabilirim|diyeyim|demeliyim|yapacagim)|sence (?:ne|nasil|gid|soyle|\\p{L}+ m(?:i|u)yim)|yerimde ols|(?:sen olsan|olsan) ne|karar ver(?:eme|mem|mek|meme)|secmeme yardim|bana yol goster|bir ogut|ogut ver",
  ),
  story: stems(
    "hikaye|oyku|masal|efsane|ani(?:n|lar|ni)(?: var|i|$| anlat)|bir (?:sey|seyler) anlat|anlatsana|anlatir mis|bir olay|fikra|basindan gec|ne oldu(?: peki)?|bir varmis|en (?:ilginc|garip|tuhaf|unutamadigin)",
  ),
  lesson: stems(
    "ogret(?!men)|ogren(?:mek|ebilir|eyim|iyorum|sem)|acikla|ders(?: ver|i |ler)|goster(?:ir|sene|ebilir|in)|nasil (?:yapilir|yapiyorsun|calisir|calisiyor|olunur|yapilir|denir|yaparim|yapabilirim)|puf nokta|(?:bana|sunu) anlatir mis",
  ),
  play: stems(
    "oyna|oyun|bilmece|bulmaca|iddia|bahse|bahis|meydan oku|saka yap|espri|fikra|beni guldur|komik bir|sarki soyle|dans ed|dogruluk mu|tekerleme",
  ),
  affection: stems(
    `seni ${VERY}(?:sev|ozled|begen)|${VERY}(?:tatlisin|guzelsin|komiksin|harikasin|sahanesin|yakisiklisin|canimsin|mukemmelsin|sekersin|iyisin|naziksin|zekisin|akillisin|sirinsin)|sana (?:guveniyorum|hayranim|bayiliyorum|sarilmak|asigim)|bana saril|saril(?:abilir|ayim)|opuyorum|opucuk|kucakliyorum|iyi ki varsin|evlen benimle|asigim`,
  ),
  apology: stems("ozur|kusura bakma|afedersin|affedersin|affet|pardon|benim hatam|hata bende|bagisla"),
  agree: turkish(
    "^[^\\p{L}]*(?:evet|tamam(?:dir)?|olur|peki|tabii?|elbette|aynen|dogru|kesinlikle|okey|ok|anlastik|haklisin|oyle|memnuniyetle|hay hay|he|hi hi|kabul|varim)(?!\\p{L})|(?<!\\p{L})(?:haklisin(?:iz)?|katiliyorum|ayni fikirdeyim|dogru (?:soyluyorsun|diyorsun)\\p{L}*)(?!\\p{L})",
  ),
  disagree: turkish(
    "^[^\\p{L}]*(?:hayir|yok(?: canim| artik| ya)?|yoo+|olmaz|asla|hic de|yanlis|sacma|ne alakasi var|hadi canim)(?!\\p{L})|(?<!\\p{L})(?:katilmiyorum|inanmiyorum|sanmiyorum|oyle degil|dogru degil|yaniliyorsun(?:uz)?|yalan(?: soyluyorsun)?|atiyorsun(?:uz)?|uyduruyorsun(?:uz)?|blof(?: yapiyorsun)?|sacmaliyorsun|sacmalik|sacmalama|kanitla|haksizsin|emin degilim)(?!\\p{L})",
  ),
  aboutYou: stems(
    "sen(?!e|ato|aryo|t)|sana|siz(?:in|e|i|den|ler)?(?!\\p{L})|\\p{L}+s(?:i|u)n(?:iz|uz)?(?!\\p{L})|\\p{L}+(?:d|t)(?:i|u)n(?:iz|uz)?(?!\\p{L})|\\p{L}+(?:n|s)(?:i|u)z(?!\\p{L})|ad(?:i|in)n?(?!\\p{L})",
  ),
};

export const question: DemoLanguage["question"] = turkish(
  "\\?|(?<!\\p{L})(?:m(?:i|u)(?:sin|sun|siniz|sunuz|yim|yum|yiz|yuz|ydi|ydu)?|ne zaman|neden|nicin|niye|nasil|nerede|nereye|nereden|nerde|kim|kime|kimin|hangi|hangisi|kac|ne kadar)(?!\\p{L})|(?<!\\p{L})ne(?: \\p{L}+){0,2}\\s*$|^[^\\p{L}]*(?:peki |ya )?ne(?!\\p{L})",
);

export const directQuestions: DemoLanguage["directQuestions"] = {
  name: words(
    "(?:benim )?(?:adim|ismim) ne(?:ydi|dir)?|(?:adimi|ismimi) (?:hatirliyor|biliyor|unuttun|hatirla|soyle|bil|tahmin)\\p{L}*(?: m(?:i|u)sun\\p{L}*| m(?:i|u)(?:sin)?)?|ben kimim|bana (?:ne|nasil) (?:diyorsun|sesleniyorsun|diyeceksin|hitap edi\\p{L}+)",
  ),
  memory: words(
    "(?:hakkimda|benimle ilgili|bizimle ilgili|benden|bizden|bana dair) (?:ne|neler|neyi) (?:hatirliyorsun|biliyorsun|kaldi aklinda|ogrendin)\\p{L}*|(?:ne|neler|neyi) (?:hatirliyorsun|biliyorsun) (?:hakkimda|benimle ilgili|benden)|beni (?:hala )?hatirliyor m\\p{L}+|(?:ne|neler) hatirliyorsun\\p{L}*|sana (?:ne|neler) (?:anlatmistim|anlattim|soylemistim|soyledim|demistim)|hafizan(?:da|izda) (?:ne|neler) var|soyledigimi hatirliyor m\\p{L}+",
  ),
};

export const introduction: DemoLanguage["introduction"] =
  /(?:(?<=(?<!\p{L})(?:ad[ıi]m|[iıİ]sm[iı]m)[,:]?\s+)(?!(?:ne|neydi|nedir|bir|bile|yok|var|çok|cok|kim|çıktı|cikti|geç|gec|ad[ıi]m|at\p{L}*|gibi|mı|mi)(?!\p{L}))|(?<=(?<!\p{L})bana\s+)(?=\p{L}+\s+(?:de|deyin|desene|dersin|derler|diyorlar|diyebilirsin|diyebilirsiniz)(?!\p{L})))(\p{L}[\p{L}’-]*)/iu;

const KIN =
  "(?:(?:canim|sevgili) )?(?:annem|babam|ninem|nenem|dedem|anneannem|babaannem|oglum|kizim|bebegim|bebegimiz|cocugum|kardesim|abim|agabeyim|ablam|esim|kocam|karim|sevgilim|nisanlim|amcam|dayim|teyzem|halam|kuzenim|yegenim|arkadasim|dostum|kankam|komsum|ogretmenim|kopegim(?:iz)?|kedi(?:m|miz)|kusum|tavsanim|atim|hamsterim|kayinvalidem|kayinpederim)";
const KIN_OBJECT =
  "(?:annemi|babami|ninemi|dedemi|anneannemi|babaannemi|oglumu|kizimi|bebegimi(?:zi)?|cocugumu|kardesimi|abimi|ablami|esimi|kocami|karimi|sevgilimi|arkadasimi|dostumu|kopegimi(?:zi)?|kedimi(?:zi)?|amcami|dayimi|teyzemi|halami|onu)";
/** "Died laughing" and "dead tired" are no news. */
const NO_JOKE =
  "(?<!(?:gulmekten|yorgunluktan|sicaktan|acliktan|meraktan|utanctan|sikintidan|uykusuzluktan|susuzluktan|heyecandan|kahkahadan) )";

export const badNews: DemoLanguage["badNews"] = stems(
  [
    // Death.
    // "öldü" with its dots is enough; "oldu" also means "became", so that a person must be right before it.
    `${NO_JOKE}(?:öldu(?!m)|ölmus(?!um)|öldug(?:u|unu)|öluyor(?!um)|ölecek)`,
    `${KIN} (?:dun |dun gece |bugun |bu sabah |gecen (?:hafta|ay|yil) )?(?:oldu|olmus)(?=\\s*(?:[.,!;]|$))`,
    `(?:${KIN}) (?:\\p{L}+ ){0,2}(?:vefat|rahmetli|hayatini kaybetti|melek oldu|sonsuzlug|bizi birakti|bizi terk|aramizdan|gocup|hasta(?:nede|lan|ydi|$|[.,!])|cok hasta|komada|kayip|kayboldu|bogul|can verdi|can cekis)`,
    `(?:${KIN_OBJECT}) (?:\\p{L}+ ){0,3}(?:kaybet(?:ti|tik|mek)|topraga|gomdu|ugurladi|uyut(?:tu|mak)|yitir)`,
    "vefat|rahmetli oldu|cenaze|olum (?:haberi|dosegi|yildonumu)|hayatini kaybet|yasini tut|yastayim|basin sag|intihar|dusuk yap|bebegimi kaybet|topraga verdik|bogularak|olduruldu|cinayete|araba carpti",
    // Illness and injury.
    "kanser|tumor|losemi|lenfoma|metastaz|kemoterapi|alzaymir|alzheimer|bunama|demans|parkinson|kalp krizi|inme indi|felc|beyin kanamasi|hastane|yogun bakim|ambulans|acil serv|komada|komaya|ameliyat|olumcul|tedavisi yok|teshis|agir hasta|cok hasta|(?:trafik |araba |motor |agir |kotu )kaza(?:si|da)?|kaza (?:gecir|yapti|yaptik)",
    // Fear and violence.
    `${VERY}kork(?:uyorum|tum|arim|uyoruz)|odum (?:kop|patla)|dehset(?:e|teyim)|panik atak|tehlikedeyim|guvende degilim|(?:beni|bana) (?:tehdit|dov|vur|taciz|takip ed|zarar ver)|tecavuz|taciz|siddet gor|bombal|deprem(?:de|zede)`,
    // Despair.
    "(?:olmek|yok olmak|kaybolmak|uyanmamak) ist(?:iyorum|erdim|er)|yasamak (?:istemiyorum|gelmiyor)|olsem de|keske olsem|kendimi (?:oldur|kes|asa)|kendime zarar|canima kiy|hayatima son|artik dayanam|dayanamiyorum|yasamanin (?:bir )?anlami|caresizim|umutsuz(?:um|luk)|umudum kalmadi|depresyon|yikildim|kalbim kirik|mahvoldum",
    // Hard losses.
    "(?:isimi|evimi|her seyimi|herseyimi|evimizi) (?:\\p{L}+ )?(?:kaybet|yitir)|isten (?:cikar|atil|kovul|at(?:tilar|ildim))|kovuldum|bosan(?:iyor|dim|dik|ma|acag)|(?:beni )?terk et(?:ti|tiler)|(?:esim|sevgilim|kocam|karim) (?:beni )?(?:birakti|terk|aldat)|iflas|evsiz kal|kotu (?:bir )?haber",
  ].join("|"),
);

export const movesOn: DemoLanguage["movesOn"] = stems(
  "(?:bana )?(?:bir |komik bir |baska bir )?(?:fikra|hikaye|masal|bilmece|sey) (?:anlat|sor)|beni (?:guldur|neselendir|oyala)|(?:baska (?:bir )?(?:sey|konu)\\p{L}* (?:konus|gec|bahs))|konuyu degistir|kafami dagit|oyun oyna|oyna(?:yalim|sak)|bana (?:bir sey )?ogret|(?:iyi|guzel|harika) (?:bir )?haber|mujde|kazandim|basardim|sinavi gectim|ise (?:alindim|girdim)|bil bakalim",
);

/** The user says something about themselves. */
export const telling: DemoLanguage["telling"] = stems(
  "(?:benim )?(?:adim|ismim)(?!\\p{L})|(?:benim )?(?:annem|babam|kardesim|ablam|abim|agabeyim|esim|kocam|karim|sevgilim|nisanlim|oglum|kizim|cocugum|cocuklarim|ninem|dedem|arkadasim|kopegim|kedim|isim|meslegim|en sevdigim)(?!\\p{L})|\\p{L}+'?(?:da|de|ta|te) (?:yasiyorum|oturuyorum|calisiyorum|okuyorum|dogdum)|\\p{L}+(?:liyim|luyum)(?!\\p{L})|(?:ben )?(?:\\p{L}+ ){0,3}(?:severim|seviyorum|sevmem|nefret ederim|calarim|caliyorum|biriktiriyorum|oynarim)(?!\\p{L})|\\d+ yasindayim|(?:bir|iki|uc|dort) (?:\\p{L}+ )?(?:kedim|kopegim|cocugum|kardesim|ablam|abim) var|(?:ogretmenim|doktorum|ogrenciyim|muhendisim|emekliyim|hemsireyim|avukatim)(?!\\p{L})",
);

export const notes: DemoLanguage["notes"] = {
  shorter: turkish("daha kisa|kisa (?:yaz|kes|tut|olsun)|kisalt|daha az (?:yazi|metin)|ozetle"),
  longer: turkish("daha (?:uzun|ayrintili|detayli)|uzun (?:yaz|olsun)|uzat|daha fazla (?:ayrinti|detay)"),
  noQuestions: turkish("soru (?:yok|olmasin|sorma(?:sin)?)|sorusuz|soru sormadan|daha az soru"),
  question: turkish("(?:bana )?(?:bir )?(?:sey|soru) sor(?!ma)|soruyla bit"),
  noActions: turkish(
    "(?:eylem|hareket|jest|yildiz|betimleme)\\p{L}* (?:yok|olmasin|yazma|kullanma)|eylemsiz|hareketsiz|sadece (?:konusma|diyalog)",
  ),
};
