const bellerive = `Rain has been working on the window of the Hotel Bellerive for an hour, and Odile has been working on you for slightly less. *She turns the matchbook over once, reads the back of it, and sets it exactly between your two coffees.*

“You have a careful face,” she says. “Careful people count the exits. There are three in this room. You only looked at two.”

*The lamp hums. She waits as though waiting were a sport she once played for money.* “So. Which one did you already know about?”`;

const lift = `*The lift stops between the fourth floor and the fifth, and the woman in the hat does not look surprised.*

“It does that,” she says. “Eleven minutes, usually. Long enough for most people to tell me why they were on the fourth floor.”`;

const corridor = `“Don't pick that up,” says a voice behind you, quite kindly. “I would only have to ask you where you put it down.”`;

/** One greeting or several, in several shapes. */
export const greetingReaderFixtures = {
  three: [bellerive, lift, corridor],
  two: [bellerive, lift],
  one: [bellerive],
  opensWithAction: [lift],
  opensWithSpeech: [corridor],
  long: [Array.from({ length: 6 }, () => bellerive).join("\n\n")],
  hostile: [
    `<img src=x onerror=alert(1)> **Bold**, [a link](javascript:alert(1)), ![a picture](https://example.com/x.png)`,
  ],
} as const;
