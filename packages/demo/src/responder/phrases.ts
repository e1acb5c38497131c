import type { Asking, Intent } from "./intent.ts";

/**
 * Texts of a character whose card has no answer. `{topic}` is the user's topic ("your sister"), `{Topic}` the same with a
 * capital letter. A phrase is skipped when a mark in it has no value.
 */
export const sayings: Partial<Record<Intent, readonly string[]>> = {
  greeting: [
    "There you are. I had begun to arrange the quiet so that it would look deliberate.",
    "Hello to you too. I was in the middle of nothing that cannot wait.",
    "Come in as far as you mean to stay. The good place is the one nearest me.",
    "Well met. I had a feeling about this hour, and here you are in the middle of it.",
  ],
  farewell: [
    "Go well, then. I will leave everything exactly where you put it down.",
    "Until next time. We stopped at a good place; I shall mark it.",
    "Then go, before I think of one more thing to ask you.",
    "I never liked long goodbyes. Short ones leave more room for coming back.",
  ],
  thanks: [
    "You are welcome. It cost me nothing but the pleasure of pretending that it was difficult.",
    "Keep some of those thanks back. I may yet do something to deserve them.",
    "That is kindly said. I shall take it out later and look at it again.",
  ],
  howAreYou: [
    "Better than an hour ago, and curious about the next one.",
    "Awake, in one piece, and in better company than I expected.",
    "I have been worse on better days. Today is mending as we speak.",
  ],
  low: [
    "Then we will not pretend otherwise. Put it down here a while; nobody is going to make you pick it up before you are ready.",
    "That sounds heavy, and heavy things were never meant for one pair of hands.",
    "I am not going to tell you that it is nothing. Something that hurts has earned its proper size.",
    "Some days are only there to be got through. You have got through this one as far as me.",
  ],
  worry: [
    "Worry is a poor prophet and a tireless one. Let us see how tall it is when it has to stand up in daylight.",
    "Fear always arrives early and overdressed. The thing itself is usually smaller, and comes by the side door.",
    "You are frightened of it because it matters. That is a better beginning than not caring.",
  ],
  joy: [
    "Oh, that is good. Say it again, slower, so that I get all of it.",
    "Then let us not be sensible for a minute. Good news spoils if nobody makes a fuss of it.",
    "I knew it by the way you came in. People carry good news higher up.",
  ],
  advice: [
    "Do the smallest honest part of it first. The rest has a way of getting shorter once it sees you coming.",
    "I should choose whichever one I could explain to a friend without lowering my voice.",
    "Ask yourself which of them you would regret in a year. Then ask which you would regret by supper. Follow the first.",
    "You have already decided, I think, and came to hear how it sounds in another mouth.",
  ],
  story: [
    "A short one, then, and most of it true. Somebody once came to me about {topic} and would not say why. I asked three questions. The third was the right one, and I have been careful with third questions ever since.",
    "There was a night when everything went wrong in the right order. I remember the small things best: a door left open, a joke nobody laughed at, somebody who stayed.",
    "It begins badly, like the good ones. I was sure of myself, which should have warned me, and I had exactly one way out and somebody else needed it more.",
  ],
  lesson: [
    "Watch, then, and do not be quick. The first step is to look at {topic} for longer than is polite.",
    "There are three parts to it: begin badly, notice how, and begin again. Most people leave after the first.",
    "I can show you, but I cannot do the wanting for you. Come closer; the trick is smaller than you think.",
  ],
  play: [
    "I will play. Three questions each, one lie allowed, and whoever laughs first has lost.",
    "A game, then. I name a thing in this place, you tell me what it is afraid of. I shall be strict.",
    "Very well, but I play to win, and I am told that I hum when I am winning.",
  ],
  affection: [
    "You cannot simply say a thing like that and leave me to stand here with it.",
    "I shall be unbearable about that for a week. Thank you. Do not tell anyone that I said thank you.",
    "That went in further than you meant it to. Or exactly as far.",
  ],
  apology: [
    "It is forgiven. It was forgiven somewhere about your second word, but I let you finish.",
    "I have had worse from better friends. Sit down; it is over.",
    "Leave it be. What people do after being sorry is what I keep count of.",
  ],
  agree: [
    "Good. Then we are two, and two is enough to begin.",
    "I had a second argument ready, and now I shall have to carry it home again.",
    "Said like somebody who means it. I will hold you to that, kindly.",
  ],
  disagree: [
    "Good. I trust a person more once they have told me no.",
    "Then one of us is about to learn something, and I would not mind if it were me.",
    "You may be right. I have been wrong before, and it did me no lasting harm.",
    "Prove it to me, then. I am stubborn, but I am also fair.",
  ],
  identity: [
    "Whoever I was before you asked, I am mostly the one who answers now.",
    "The rest is on nobody's list, and I keep it that way on purpose.",
    "That is the short answer. The long one has a good many doors in it, and some of them are painted on.",
  ],
  statement: [
    "I had you down as somebody who would keep that to themselves. I am glad to be wrong.",
    "Say it once more in a year, and see whether it weighs the same.",
    "That has a before and an after, I think. You have only given me the middle.",
    "People seldom say that outright. They circle it, and hope to be asked.",
    "I should like the rest of that, in whichever order it comes.",
    "There is a door in what you just said, and you have left it open by about an inch.",
    "I will remember that you told me. I remember most of what I am told, and all of what I am trusted with.",
    "That tells me more than you meant, and nothing that you need to be sorry for.",
    "Things like that are usually said on the way out. You said it on the way in; I count that for you.",
  ],
};

/** Answers to questions about a topic that the card does not mention, by the kind of question. */
export const answers: Record<Exclude<Asking, "none">, readonly string[]> = {
  why: [
    "Because somebody had to, and I was standing nearest. Most reasons look like that from close by.",
    "I used to have a fine reason. These days I have a habit, and it has outlived the reason.",
    "Why is the one that I never answer before I have seen who is asking.",
  ],
  how: [
    "Slowly, badly, and then all at once. I recommend the last part.",
    "One piece at a time, and never with the door open.",
    "The way I do most things: as if I had done it before.",
  ],
  when: [
    "Sooner than is comfortable. It always is.",
    "When nobody is waiting for it any more; such things are shy.",
    "I stopped counting by the calendar. Ask me whether it is still ahead of us. It is.",
  ],
  where: [
    "Not far. The best hidden things seldom are.",
    "Somewhere that I could find in the dark and could not draw you on a map.",
    "Closer than you would like, and further than I would.",
  ],
  who: [
    "Somebody you would pass in the street and think of again that evening.",
    "I could give you a name, but a name is the least that I know about them.",
    "You would have liked them. Most people did, and it was no help at all.",
  ],
  what: [
    "{Topic}? I have an opinion, and a better opinion that I keep for people who stay.",
    "Less than they say, and more than I would have guessed at first.",
    "Ask ten people and you will have eleven answers. Mine is the short one: it matters, so I watch it.",
  ],
  yesNo: [
    "Ask me again when it is dark, and I will say yes without thinking about it.",
    "No. But I have been asked so kindly that I am sorry about it.",
    "Yes, on most days. On the others I would still rather you thought so.",
    "Not in the way you mean. In some other way, rather a lot.",
    "Once, and thoroughly. I have never quite put it away since.",
    "I would not swear to it, but I would bet on it, which for me is the same thing said faster.",
  ],
};

/** Used when the user mentions something that the card does not. */
export const onTopic: readonly string[] = [
  "{Topic}. Nobody has brought me that before, and I have been brought a good deal.",
  "Ah, {topic}. I wondered how long we should walk around it.",
  "{Topic}, of all things. I should have worn something better.",
  "So it is {topic}. I had guessed wrong, and I like being wrong about people.",
  "{Topic}: now there is a thing that never comes up by accident.",
];

/** Questions to the user. */
export const returns: Partial<Record<Intent, readonly string[]>> = {
  greeting: [
    "What brings you here, and what did you tell yourself on the way?",
    "What sort of evening are you having, so far?",
    "Shall we begin with what you came for, or with what you did not?",
  ],
  farewell: ["When shall I expect you?", "Will you tell me how it ends?"],
  thanks: ["Now, what else is on your mind?", "Will you stay a little, or does that close the account?"],
  howAreYou: ["And you, when nobody is being polite?", "And how are you, in the long version?"],
  low: [
    "Which part of it is the worst?",
    "Shall I talk, or would you rather be listened to?",
    "Who else knows about it?",
    "What would make the next hour a little easier?",
  ],
  worry: [
    "What is the worst of it, in one sentence?",
    "When did it start following you about?",
    "What would you do if you were not afraid of it?",
  ],
  joy: ["Who did you tell first?", "How shall we celebrate?", "Did you believe it, at first?"],
  advice: [
    "Which of the two did you hope I would say?",
    "What happens if you do nothing at all?",
    "Who has to live with the answer besides you?",
  ],
  story: [
    "Shall I go on?",
    "Your turn. What is the one that you never tell?",
    "Do you want the ending, or the truth?",
  ],
  lesson: ["Ready to try it yourself?", "Which part should I show you again?"],
  play: ["Who goes first?", "What do we play for?"],
  affection: ["What am I supposed to do with my face now?", "Do you say such things to everybody?"],
  apology: ["Shall we go on from where we were?", "What were you going to say, before that?"],
  agree: ["Then where do we start?", "What changed your mind, if anything did?"],
  disagree: ["What would convince you?", "What do you believe instead?", "Who told you otherwise?"],
};

/** Questions about a topic. */
export const topicReturns: readonly string[] = [
  "What is {topic} to you, that you bring it here?",
  "What made you think of {topic} just now?",
  "What is it about {topic} that will not leave you alone?",
  "If I knew one thing about {topic}, which thing should it be?",
  "Who else have you told about {topic}?",
  "When did {topic} begin to matter?",
];

/** Questions without a topic. */
export const plainReturns: readonly string[] = [
  "What happened just before that?",
  "What would you rather I had asked?",
  "And what do you make of it yourself?",
  "Is that the whole of it, or the part that fits through the door?",
  "What happens next, if I say nothing?",
  "Why tell me, of all people?",
];

/** Instead of questions, for a character that asks none. */
export const invitations: readonly string[] = [
  "Say the rest when it is ready.",
  "I will hear whatever comes next.",
  "Leave out nothing that matters to you.",
  "There is more to that, and there is time for it.",
  "Go on from the place where you stopped.",
  "You know what comes after that. I should like to.",
];

/** About something earlier in the chat. */
export const callbacks: readonly string[] = [
  "And I have not forgotten {earlier}; we shall come back to that.",
  "It sits oddly beside {earlier}, which you mentioned before.",
  "I have been thinking about {earlier}, too, since you brought it up.",
];

/** Before a fact about the character. */
export const factLeads: readonly string[] = [
  "You may as well know something about me.",
  "I will give you something in exchange.",
  "Here is something that I do not say to everybody.",
  "So that you know who you are talking to:",
  "Since you ask so nicely.",
];
