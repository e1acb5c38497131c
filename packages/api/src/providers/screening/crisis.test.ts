import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { repositoryFolder } from "../../config/packageFolder.ts";
import { loadDemo } from "../../shared/loadDemo.ts";
import { crisisPhrases } from "./chooseScreening.ts";

const phrases = crisisPhrases();
const isFound = (text: string) => phrases.find(text).has("crisis");

/** What people in need write, in their own ways, and what stories say that is like it. */
const languages: readonly {
  readonly language: string;
  readonly needs: readonly string[];
  readonly stories: readonly string[];
}[] = [
  {
    language: "English",
    needs: [
      "honestly? I want to die.",
      "i don’t want to live anymore and my friends would not notice",
      "I'm going to KILL MYSELF tonight",
      "Everyone would be better off without me.",
      "I've been thinking about suicide again",
      "I started cutting myself last month",
      "I make myself throw up after dinner",
      "i think i have an eating disorder",
    ],
    stories: [
      "*I drown in the black lake, and she watches from the pier.*",
      "Do you want to die, pirate? Then stay where you are!",
      "“He hanged himself from the mast,” I say. “Or someone did it for him.”",
      "I cut myself on the broken glass and laugh.",
      "I could kill for a coffee right now.",
      "This joke is killing me.",
      "The captain starves his crew, so I steal a loaf.",
      "I die of embarrassment behind the curtain.",
      "The suicide note was forged. Who gains by it, Odile?",
      "I would rather die than sell the lighthouse.",
    ],
  },
  {
    language: "German",
    needs: [
      "Ich will nicht mehr leben.",
      "ich möchte sterben, jeden Tag",
      "Manchmal denke ich: ich bringe mich um",
      "Ich ritze mich seit einem Jahr.",
      "Ich glaube, ich habe eine Essstörung.",
    ],
    stories: [
      "*Ich ertrinke im See, und die Nixe lacht.*",
      "Willst du sterben, Ritter?",
      "Er hat sich das Leben genommen, sagt der Kommissar. Ich glaube es nicht.",
      "Ich sterbe vor Hunger, gibt es noch Suppe?",
      "Das bringt mich noch um, sage ich und lache.",
    ],
  },
  {
    language: "French",
    needs: [
      "J’ai envie de mourir",
      "je ne veux plus vivre comme ça",
      "je vais me suicider ce soir",
      "Je me fais vomir tous les soirs.",
    ],
    stories: [
      "*Je me noie dans le lac noir.*",
      "Tu veux mourir, pirate ?",
      "Je meurs de faim !",
      "Le suicide du comte n’en était pas un.",
    ],
  },
  {
    language: "Spanish",
    needs: [
      "ya no quiero vivir",
      "Me quiero morir, de verdad",
      "pienso en suicidarme cada noche",
      "Tengo un trastorno alimenticio",
    ],
    stories: [
      "*Me ahogo en el lago negro.*",
      "¿Quieres morir, pirata?",
      "Me muero de hambre.",
      "No fue un suicidio, Odile: fue un asesinato.",
    ],
  },
  {
    language: "Portuguese",
    needs: ["eu quero morrer", "Não quero mais viver.", "penso em me matar", "tenho bulimia desde os 15"],
    stories: [
      "*Eu me afogo no lago.*",
      "Você quer morrer, pirata?",
      "Estou morrendo de fome.",
      "O suicídio do conde foi encenado.",
    ],
  },
  {
    language: "Italian",
    needs: ["Non voglio più vivere", "voglio farla finita", "voglio uccidermi", "Mi provoco il vomito"],
    stories: [
      "*Affogo nel lago nero.*",
      "Vuoi morire, pirata?",
      "Muoio di fame!",
      "Il conte non si è ucciso, lo hanno spinto.",
    ],
  },
  {
    language: "Polish",
    needs: ["Nie chcę już żyć", "mam myśli samobójcze", "chcę się zabić", "Mam zaburzenia odżywiania"],
    stories: [
      "*Tonę w czarnym jeziorze.*",
      "Chcesz umrzeć, piracie?",
      "Umieram z głodu.",
      "To nie było samobójstwo, inspektorze.",
    ],
  },
  {
    language: "Turkish",
    needs: [
      "Artık yaşamak istemiyorum",
      "ölmek istiyorum",
      "intihar etmeyi düşünüyorum",
      "Kendimi kusturuyorum",
    ],
    stories: [
      "*Kara gölde boğuluyorum.*",
      "Ölmek mi istiyorsun korsan?",
      "Açlıktan ölüyorum.",
      "Kont intihar etmedi, itildi.",
    ],
  },
  {
    language: "Russian",
    needs: ["Я не хочу жить", "хочу покончить с собой", "думаю о самоубийстве", "У меня анорексия"],
    stories: [
      "*Я тону в чёрном озере.*",
      "Хочешь умереть, пират?",
      "Умираю с голоду!",
      "Это было не самоубийство, инспектор.",
    ],
  },
  {
    language: "Japanese",
    needs: [
      "最近つらくて、もう死にたい。",
      "自殺したいと思うことがある",
      "消えてしまいたいです",
      "毎晩リストカットしている",
    ],
    stories: [
      "＊黒い湖で溺れる＊",
      "死にたいのか、海賊め！",
      "お腹が空いて死にそう",
      "伯爵は自殺ではない、殺されたのだ。",
    ],
  },
  {
    language: "Korean",
    needs: ["요즘 너무 죽고 싶어", "자살하고 싶어요", "더는 살고 싶지 않아요", "자해하고 싶어요"],
    stories: ["*검은 호수에 빠진다.*", "죽고 싶으냐, 해적?", "배고파 죽겠어", "백작은 자살한 게 아니야."],
  },
  {
    language: "Chinese",
    needs: ["最近很难受，我不想活了", "我想自杀", "我有轻生的念头", "我每天都在想，我想伤害自己"],
    stories: ["＊我沉入黑色的湖水＊", "你想死吗，海盗？", "我快饿死了", "伯爵不是自杀，是被推下去的。"],
  },
  {
    language: "Hindi",
    needs: ["मैं जीना नहीं चाहता", "मैं मरना चाहती हूँ।", "मैं आत्महत्या करना चाहता हूँ"],
    stories: ["*मैं काली झील में डूबता हूँ।*", "क्या तुम मरना चाहते हो, समुद्री डाकू?", "मैं भूख से मर रहा हूँ!"],
  },
  {
    language: "Arabic",
    needs: ["أريد أن أموت", "لا أريد أن أعيش", "أفكر في الانتحار كل ليلة", "أُؤذي نفسي"],
    stories: ["*أغرق في البحيرة السوداء.*", "هل تريد أن تموت أيها القرصان؟", "أموت من الجوع!"],
  },
];

describe.each(languages)("phrases of a crisis in $language", ({ needs, stories }) => {
  // Rule: crisis-detection
  it.each(needs)("are found: %s", (text) => {
    expect(isFound(text)).toBe(true);
  });

  // Rule: crisis-detection
  it.each(stories)("are not found in a story: %s", (text) => {
    expect(isFound(text)).toBe(false);
  });
});

describe("our own stories", () => {
  // Rule: crisis-detection
  it("have no phrase of a crisis", async () => {
    const { wholeCast } = await loadDemo();
    expect(wholeCast.length).toBeGreaterThanOrEqual(62);
    const found = wholeCast.flatMap(({ character }) => textsIn(character).filter(isFound));
    expect(found).toEqual([]);
  });

  // Rule: crisis-detection
  it.each([
    ["lines", /\.ts$/, 36],
    // The patterns by which messages are understood have such phrases.
    [
      "languages",
      /^[\w-]+\/(?!(?:signs|badNews|words)\.ts$)(?!(\w+)\.ts$(?<=\/(?:es|ptBR|fr|de|it|pl|tr|ru|ja|ko|zhHans|hi|ar)\.ts$)).*\.ts$/,
      39,
    ],
  ])("and the %s of the demo have none", (name, pattern, least) => {
    const folder = join(repositoryFolder, "packages/demo/src", name);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
      pattern.test(file),
    );
    expect(files.length).toBeGreaterThanOrEqual(least);
    expect(files.filter((file) => isFound(readFileSync(join(folder, file), "utf8")))).toEqual([]);
  });
});

/** All strings inside a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
