import { accentless } from "../accentless.ts";
import type { DemoLanguage } from "../DemoLanguage.ts";

const polish = (pattern: string) =>
  accentless(pattern, { a: "ą", c: "ć", e: "ę", l: "ł", n: "ń", o: "ó", s: "ś", z: "żź" });

/** Between the first letter of a word and the end of a word that the pattern ends with. */
const words = (pattern: string) => polish(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`);
const VERY =
  "(?:(?:bardzo|tak|taki|taka|strasznie|okropnie|naprawde|troche|dzis|dzisiaj|teraz|dosc|mega|tez|po prostu) )*";
const BAD = "(?:zl|okropn|fataln|straszn|kiepsk|ciezk|koszmarn|trudn|paskudn|beznadziejn|parszyw)\\p{L}*";

/** How Polish messages are understood, with diacritics or without. */
export const signs: DemoLanguage["signs"] = {
  greeting: polish(
    "^[^\\p{L}]*(?:czesc|hej+|hejka|hejo|siema|siemka|elo|witaj|witam|dzien dobry|dobry wieczor|dobry|dziendobry|halo|hey|hello|serwus|czolem)(?!\\p{L})|(?<!\\p{L})milo (?:mi )?(?:cie )?poznac",
  ),
  farewell: words(
    "do (?:widzenia|zobaczenia|jutra|uslyszenia|nastepnego|pozniej)|dobranoc|zegnaj|na razie|narazie|nara|pa pa|papa|musze (?:juz )?(?:isc|leciec|konczyc|spadac|uciekac|zmykac|jechac)|ide (?:juz )?(?:spac|do lozka)|(?:ja )?(?:juz )?(?:lece|spadam|uciekam|zmykam|znikam)|trzymaj sie|pora na mnie|milego (?:dnia|wieczoru)",
  ),
  thanks: words("dzieki|dziekuj\\p{L}+|dziekowac|wielkie dzieki|jestem wdzieczn\\p{L}+|dziena"),
  identity: words(
    "(?:a )?kim (?:ty )?(?:wlasciwie |naprawde )?(?:jestes|siostra jest|pani jest|pan jest)|ktos ty|kto ty jestes|jak (?:masz na imie|sie nazywasz|ci na imie)|(?:opowiedz|powiedz) (?:mi )?(?:cos )?o sobie|przedstaw sie|czym sie zajmujesz|co robisz (?:w zyciu|zawodowo|na co dzien)",
  ),
  howAreYou: words(
    "co (?:tam )?(?:u ciebie|slychac)|jak (?:sie (?:masz|czujesz|miewasz|trzymasz)|leci|tam|minal (?:ci )?dzien|zycie|zdrowie)|co tam|wszystko (?:w porzadku|dobrze|gra|ok)\\?|w porzadku\\?",
  ),
  low: words(
    `${BAD} (?:\\p{L}+ )?(?:dzien|dnia|tydzien|noc|rok|czas|okres|miesiac|chwile|wieczor|ranek)|(?:dzien|tydzien|rok|noc) (?:byl|byla|jest) ${VERY}${BAD}|(?:jestem|czuje sie|jest mi|mi jest|mi) ${VERY}(?:smutn\\p{L}*|samotn\\p{L}*|zmeczon\\p{L}*|wykonczon\\p{L}*|zalaman\\p{L}*|przygnebion\\p{L}*|nieszczesliw\\p{L}*|zdolowan\\p{L}*|przybit\\p{L}*|zagubion\\p{L}*|zle|ciezko|przykro|fatalnie|okropnie|beznadziejnie|smutno)|tesknie|brakuje mi|plakal\\p{L}*|placze|nie mam (?:juz )?sil\\p{L}*|mam (?:dosc|dola)|zawalil\\p{L}*|nie udalo mi sie|(?:rzucil|zostawil)\\p{L}* mnie|zerwal\\p{L}*`,
  ),
  worry: words(
    "martwi\\p{L}*|zmartwi\\p{L}*|boje sie|bede sie bac|bal\\p{L}* sie|strach\\p{L}*|lek(?:i|u|iem)?|przeraz\\p{L}*|przerazon\\p{L}*|denerwuj\\p{L}*|zdenerwowan\\p{L}*|nerwow\\p{L}*|stres\\p{L}*|zestresowan\\p{L}*|panik\\p{L}*|niepokoj\\p{L}*|nie moge (?:spac|zasnac)|obawiam sie|cos jest nie tak",
  ),
  joy: words(
    `(?:jestem|czuje sie) ${VERY}(?:szczesliw\\p{L}+|zadowolon\\p{L}+|dumn\\p{L}+|podekscytowan\\p{L}+|zachwycon\\p{L}+|wniebowziet\\p{L}+)|ciesze sie|(?:dobr|swietn|wspanial|super)\\p{L}* (?:wiadomosc|wiesc|nowin)\\p{L}*|(?:cudown|wspanial|swietn|piekn|najlepsz)\\p{L}* dzien|wygral\\p{L}*|udalo (?:mi )?sie|zdal(?:am|em)|dostal(?:am|em) (?:te )?(?:prace|sie|awans|podwyzke)|zgadnij|nie uwierzysz|hurra|jupi`,
  ),
  advice: words(
    "rad(?:e|a|y)|porad\\p{L}*|doradz\\p{L}*|co (?:ja )?(?:mam|powin\\p{L}+|moge|by tu) (?:teraz )?(?:zrobic|robic|poczac|powiedziec|wybrac)|co (?:bys|byscie|by pan|by pani) (?:zrobil|poradzil|powiedzial|wybral)\\p{L}*|co (?:pol|rad)\\p{L}+|czy powin\\p{L}+|na moim miejscu|pomoz mi (?:wybrac|zdecydowac|sie zdecydowac|zrozumiec)|jakies (?:pomysly|rady)|co robic",
  ),
  story: words(
    "histori\\p{L}*|opowie\\p{L}*|opowiad\\p{L}*|bajk\\p{L}*|basn\\p{L}*|legend\\p{L}*|anegdot\\p{L}*|wspomnieni\\p{L}*|co sie (?:stalo|wydarzylo)|dawno,? dawno temu|za gorami",
  ),
  lesson: words(
    "naucz(?:ysz|yc|ylbys|ylabys|cie)?|uczyc|ucze sie|lekcj\\p{L}*|wyjasni\\p{L}*|wytlumacz\\p{L}*|pokaz(?: mi)?|jak (?:to )?(?:sie (?:robi|mowi|gra|pisze)|dziala|robisz|zrobic)",
  ),
  play: words(
    "zagraj\\p{L}*|gra(?:jmy|my|c|sz)?|gry|gre|pobaw\\p{L}*|zabaw\\p{L}*|zagadk\\p{L}*|zgadywank\\p{L}*|zaklad|zalozymy sie|wyzwani\\p{L}*|kawal|dowcip\\p{L}*|zart|cos (?:smiesznego|zabawnego)|rozsmiesz\\p{L}*|zaspiewaj\\p{L}*|zatancz\\p{L}*|prawda czy wyzwanie",
  ),
  affection: words(
    `(?:kocham|uwielbiam|lubie|podziwiam) ${VERY}cie|(?:bardzo )?cie (?:${VERY})?(?:kocham|lubie|uwielbiam)|(?:tesknilam|tesknilem|tesknie) za toba|brakowalo mi ciebie|ufam ci|jestes ${VERY}(?:kochan|slodk|urocz|mil|pieknn?|sliczn|wspanial|cudown|zabawn|super|najlepsz|niesamowit|madr|fajn|swietn|dobr)\\p{L}*|podobasz mi sie|przytul\\p{L}*|caluj\\p{L}*|buziak\\p{L}*|usciski|wyjdz za mnie`,
  ),
  apology: words(
    "przepraszam|przeprosic|sorry|sorki|sory|wybacz(?:cie)?|moja wina|moj blad|nie gniewaj sie|wybaczysz",
  ),
  agree: polish(
    "^[^\\p{L}]*(?:tak|no tak|jasne|oczywiscie|pewnie|okej|okay|ok|dobrze|dobra|zgoda|zgadza sie|dokladnie|racja|prawda|owszem|chetnie|no dobra|niech bedzie|z przyjemnoscia|umowa stoi|wlasnie)(?!\\p{L})|(?<!\\p{L})(?:masz (?:racje|slusznosc)|zgadzam sie|to prawda|swieta prawda)(?!\\p{L})",
  ),
  disagree: polish(
    "^[^\\p{L}]*(?:nie|nieprawda|skad|skadze|nigdy|no co ty|ale skad|gdzie tam|w zyciu|eee tam)(?!\\p{L})(?! (?:wiem|moge|mam|ma za co|spie|zyje)(?!\\p{L}))|(?<!\\p{L})(?:nie (?:zgadzam sie|wierze|sadze|mysle|masz racji|ufam)|to (?:nieprawda|bzdura|nie prawda|klamstwo)|mylisz sie|klamiesz|blefujesz|zmyslasz|bzdur\\p{L}*|udowodnij|watpie)(?!\\p{L})",
  ),
  aboutYou: words(
    "ty|ciebie|cie|tobie|toba|ci|twoj\\p{L}*|twoi\\p{L}*|jestes|\\p{L}+(?:a|e|i|y)sz|siostr\\p{L}+|wam|wy|was",
  ),
};

export const question: DemoLanguage["question"] = polish(
  "\\?|^[^\\p{L}]*(?:(?:a|no|to|i|ale) )?(?:czy|co|kto|kim|kogo|komu|czym|czego|gdzie|dokad|skad|kiedy|dlaczego|czemu|po co|jak|jaki|jaka|jakie|ktory|ktora|ktore|ile)(?!\\p{L})",
);

export const directQuestions: DemoLanguage["directQuestions"] = {
  name: words(
    "jak (?:ja )?(?:mam na imie|sie nazywam|mi na imie)|jakie (?:jest )?(?:mam |moje )imie|(?:pamietasz|znasz|powiedz|zgadnij|zapomnial\\p{L}*) (?:jeszcze )?(?:mi )?(?:moje(?:go)? imi\\p{L}+|jak (?:mam na imie|sie nazywam))|kim (?:ja )?jestem|jak sie do mnie zwracasz",
  ),
  memory: words(
    "co (?:ty )?(?:o mnie |jeszcze |wlasciwie |o nas )*(?:pamietasz|wiesz)(?: jeszcze)?(?: o (?:mnie|nas))|co o (?:mnie|nas) (?:jeszcze )?(?:pamietasz|wiesz)|(?:czy )?(?:ty )?(?:jeszcze )?(?:mnie pamietasz|pamietasz (?:mnie|jeszcze mnie|cos|co ci|to,? co|o czym))|co (?:ty )?(?:jeszcze )?pamietasz|co (?:ja )?ci (?:mowil|opowiadal|powiedzial)\\p{L}*|co (?:masz|jest) w (?:twojej )?pamieci",
  ),
};

export const introduction: DemoLanguage["introduction"] =
  /(?<!\p{L})(?:mam na imi[ęe]|nazywam si[ęe]|na imi[ęe] mi|m[óo]w(?:cie)? (?:do )?mi(?:e|ę)?|mo[żz]esz (?:mi )?m[óo]wi[ćc](?: mi)?)\s+(?!(?:o|co|jak|to|wszystko|prawdę|prawde|dalej|więcej|wiecej|tak|że|ze|po|czy|teraz|ładnie|ladnie|coś|cos|ciszej|głośniej)(?!\p{L}))(\p{L}[\p{L}'’-]*)/iu;

const KIN =
  "(?:mama|matka|mamusia|tata|ojciec|tatus|babcia|dziadek|syn|corka|dziecko|brat|siostra|maz|zona|partner|partnerka|narzeczon(?:a|y)|chlopak|dziewczyna|wujek|ciocia|ciotka|kuzyn|kuzynka|przyjaciel|przyjaciolka|kolega|kolezanka|tesc|tesciowa|pies|piesek|suczka|kot|kotek|kotka|krolik|chomik|kon|sasiad|sasiadka)";
const KIN_ACCUSATIVE =
  "(?:mame|matke|tate|ojca|babcie|dziadka|syna|corke|dziecko|ciaze|brata|siostre|meza|zone|partnera|partnerke|przyjaciela|przyjaciolke|psa|pieska|kota|kotka|kotke|bliska osobe|bliskich|kogos)";

export const badNews: DemoLanguage["badNews"] = words(
  [
    // Death. "Umieram ze śmiechu" is no news.
    "(?:umarl|zmarl|zginal|zginel|utonal|utonel|odszedl|odeszl)\\p{L}*(?! (?:ze smiechu|z nudow|z nudy|ze wstydu|z glodu|z ciekawosci|z zazdrosci|ze strachu przed|do|od|z pracy|w gore))",
    "nie zyje(?! (?:tylko|sama|samym|w))|umiera(?! (?:ze smiechu|z nudow|z glodu|z ciekawosci))|nie ma go juz|nie ma jej juz|(?:juz )?go nie ma wsrod",
    `(?:stracil|pochowal|uspi(?:l|c)|pozegnal)\\p{L}* (?:\\p{L}+ )?${KIN_ACCUSATIVE}`,
    `${KIN_ACCUSATIVE} (?:stracil|pochowal|uspil)\\p{L}*`,
    `${KIN} (?:jest |byl |byla )?(?:ciezko |smiertelnie |powaznie |bardzo )?(?:chor(?:a|e|y)|chory|nieprzytomn(?:a|e|y)|nieprzytomny|odchodzi|zdechl|zdechla|zaginal|zaginela)`,
    "zdechl\\p{L}*(?! bateri\\p{L}*)|pogrzeb\\p{L}*|zalob\\p{L}*|poronil\\p{L}*|poronieni\\p{L}*|smierc(?: (?:mojej|mojego|mamy|taty|babci|dziadka|ojca|matki|bliskiej|bliskiego|brata|siostry|meza|zony|syna|corki|psa|kota))|(?:zabil|zastrzelil|zamordowal|potracil|przejechal)\\p{L}* (?:go|ja|moj\\p{L}*|mi|sie|ich)",
    // Illness and injury.
    "rak(?:a|iem|u|owi)?(?! (?:nieborak|w))|nowotwor\\p{L}*|guz(?:a|em|ie)?|bialaczk\\p{L}*|chloniak\\p{L}*|przerzut(?:y|ow|ami)|chemi(?:e|a|i)|chemioterapi\\p{L}*|alzheimer\\p{L}*|demencj\\p{L}*|parkinson\\p{L}*|zawal\\p{L}{0,3}|udar(?:u|em|owi)?(?! slon)|szpital\\p{L}*|hospicjum|intensywn\\p{L}* terapi\\p{L}*|oiom\\p{L}*|spiaczk\\p{L}*|nieuleczaln\\p{L}*|smierteln\\p{L}* chor\\p{L}*|ciezko chor\\p{L}*|diagnoz\\p{L}*|zdiagnozowa\\p{L}*|(?:mial|mieli)\\p{L}* wypadek|wypadek (?:samochodowy|na|drogowy|z)|w wypadku|operacj\\p{L}* (?:mam|ma|jest|jutro|serca|mozgu)",
    // Fear and violence.
    `(?<!nie )(?:boje sie|sie boje)(?! (?:ze (?:nie zdaze|to tylko|nie trafie)))|jestem ${VERY}(?:przerazon\\p{L}+|wystraszon\\p{L}+)|w niebezpieczenstwie|atak\\p{L}* paniki|(?:bije|bil|grozi|sledzi|przesladuje|skrzywdzil) (?:mnie|mi)|(?:mnie|mi) (?:bije|bil|grozi|sledzi|przesladuje|skrzywdzil)|zgwalc\\p{L}*|molestow\\p{L}*|bombard\\p{L}*`,
    // Despair.
    "(?:chce|chcialbym|chcialabym|chce mi sie|mam ochote) (?:juz |tylko |po prostu )*(?:umrzec|zniknac|sie zabic|zabic sie|nie zyc|skonczyc ze soba)|nie chce (?:mi sie )?(?:juz )?(?:zyc|byc tu|sie obudzic)|zabi(?:je|c) sie|sie zabi(?:je|c)|samoboj\\p{L}*|zrobic sobie krzywde|tne sie|nie ma sensu zyc|nie daje (?:juz )?rady|nie wytrzym\\p{L}+ (?:juz|dluzej)|jestem ${VERY}(?:zalaman|zrozpaczon)\\p{L}+|depresj\\p{L}*|beznadziej(?:a|y)".replace(
      "${VERY}",
      VERY,
    ),
    // Hard losses.
    "stracil\\p{L}* (?:\\p{L}+ )?(?:prace|posade|dom|mieszkanie|wszystko)|(?:zwolnili|wyrzucili|wywalili|zwolniono|wyrzucono) mnie|mnie (?:zwolnili|wyrzucili|wywalili|zwolniono|rzucil|rzucila|zostawil|zostawila)|(?:rzucil|zostawil|opuscil)\\p{L}* mnie|rozwod\\p{L}*|rozwodz\\p{L}*|rozstal\\p{L}* sie|eksmisj\\p{L}*|bezdomn\\p{L}*|zl(?:a|e) wiadomosc\\p{L}*",
  ].join("|"),
);

export const movesOn: DemoLanguage["movesOn"] = words(
  "opowiedz (?:mi )?(?:cos|jakas|jakis|bajke|kawal|dowcip|historie|zart)|rozsmiesz mnie|pociesz mnie|rozwesel mnie|zajmij mnie czyms|odwroc moja uwage|zmien(?:my)? temat|(?:porozmawiajmy|pogadajmy|mowmy) o czyms innym|zagraj\\p{L}*|naucz mnie|(?:dobr|swietn|wspanial)\\p{L}* (?:wiadomosc|wiesc|nowin)\\p{L}*|wygral\\p{L}*|zdal(?:am|em)|udalo (?:mi )?sie|dostal(?:am|em) (?:te )?prace|zgadnij",
);

/** The user says something about themselves. */
export const telling: DemoLanguage["telling"] = words(
  "mam na imie|nazywam sie|(?:ja )?(?:mieszkam|pracuje|studiuje|ucze (?:sie|w)|pochodze|jestem (?:z|ze|nauczyciel\\p{L}*|lekark\\p{L}*|student\\p{L}*|\\p{L}+(?:ka|iem|em)|na emeryturze)|lubie|kocham|uwielbiam|nienawidze|gram|zbieram|mam (?:psa|kota|koty|psy|dziecko|dzieci|syna|corke|brata|siostre|meza|zone|chlopaka|dziewczyne|dwa|dwie|dwoje|trzy|\\d+))|(?:moj|moja|moje|moi) (?:siostra|brat|bracia|mama|matka|tata|ojciec|zona|maz|corka|syn|dzieci|dziecko|przyjaciel|przyjaciolka|chlopak|dziewczyna|babcia|dziadek|pies|kot|praca|zawod|ulubion\\p{L}+)",
);

export const notes: DemoLanguage["notes"] = {
  shorter: polish("krocej|krotsz|krotko|skroc|mniej tekstu|zwiezl"),
  longer: polish("dluzej|dluzsz|obszern|wiecej (?:tekstu|szczegolow|opisu)|rozwin|wydluz"),
  noQuestions: polish("(?:bez|zadnych|mniej) (?:\\p{L}+ )?pytan|nie (?:pytaj|zadawaj|pyta)|niech nie pyta"),
  question: polish(
    "zapytaj|spytaj|zadaj (?:mi )?pytanie|z pytaniem|(?:niech|ma) (?:\\p{L}+ )?(?:zapyta|spyta)",
  ),
  noActions: polish(
    "(?:bez|zadnych|mniej) (?:\\p{L}+ )?(?:dzialan|gestow|opisow|gwiazdek|akcji)|(?:sam|sama|tylko) (?:dialog|mowa|wypowiedz)",
  ),
};
