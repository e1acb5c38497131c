/** The most frequent words of the languages that most chats are in. They tell a whole word from a part of one. */
const COMMON = `
the a an and or but of to in on at by for from with as is are was were be been am i you he she it we they me him her us them my
your his its our their this that these those not no yes so if then than when where who what how there here all some any one two
up down out off over under into just very can could will would shall should may might must do does did have has had come came
go went say said says know like back now still only more about after before again always never her's don't it's you're i'm
der die das ein eine einen und oder aber von zu in im an am auf mit aus bei nach für ist sind war waren bin du er sie es wir ihr
mich mir dich dir ihn ihm uns euch mein dein sein nicht kein ja nein so wenn dann als wo wer was wie da hier alle noch nur mehr
den dem des sich hat habe haben kann doch auch schon
le la les un une des et ou mais de du à au aux en dans sur avec pour par est sont était je tu il elle nous vous ils ne pas que
qui se ce cette son sa ses mon ma mes ton ta plus tout bien
el los las una y o pero del al con por para es son era yo tú él ella que no sí se su sus mi tu como más muy ya lo
il lo gli e ma di da che non si è sono con per un'
o os as um uma e não em no na com por ser é
и в во не на я что он она они мы вы ты это как с со а но по к ко у за из от до о об же ли бы то так его её ей их мне меня мой нет да
і та не що він вона вони ми ви це як з до на у за від
και το τα η ο οι τη την τον του της τους στο στη στην με για από που να θα δεν είναι ήταν ένα μια σε αν κι μου σου
في من على إلى عن مع هو هي أنا أنت هذا هذه ذلك التي الذي ما لا لم لن كان كانت قد ثم أو و يا كل
של את על אל עם לא הוא היא אני אתה זה זאת כי אם גם או מה כל היה
में है हैं का के की को से और पर यह वह मैं तुम हम नहीं था थी थे कि भी एक तो ही
그 이 저 나 너 우리 그는 그녀는 나는 너는 수 것 있다 없다 그리고 하지만
bir ve bu da de mi ne o ben sen için ama çok var yok
`;
const words = new Set(COMMON.split(/\s+/).filter(Boolean));

/** Whether a word, in small letters, is among the most frequent ones. */
export function isCommonWord(word: string): boolean {
  return words.has(word);
}
