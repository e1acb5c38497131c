import type { ChatRailChat } from "./ChatRail.tsx";

/** Chats with the current character. */
export const railChats: readonly ChatRailChat[] = [
  {
    id: "k1",
    title: "Chapter two: the matchbook",
    when: "now",
    preview: "“Close enough to hear it, or close enough to know.”",
    href: "#k1",
  },
  {
    id: "k2",
    title: "The fourth key",
    when: "Tue",
    preview: "“You never asked who paid for it.”",
    href: "#k2",
  },
  {
    id: "k3",
    title: "A quiet Sunday",
    when: "9 Nov",
    preview: "She laughs, once, and regrets it.",
    href: "#k3",
  },
  { id: "k4", title: "First meeting", when: "2 Nov", preview: "“You have a careful face.”", href: "#k4" },
];

/** The latest chats with others. */
export const railOthers: readonly ChatRailChat[] = [
  {
    id: "o1",
    title: "Marzipan",
    when: "Wed",
    preview: "Rent is due. Rent is tuna.",
    href: "#o1",
    thumb: "covers/marzipan-300.webp",
  },
  {
    id: "o2",
    title: "Commander Yusra Vale",
    when: "Mon",
    preview: "Say again, you are breaking up.",
    href: "#o2",
    thumb: "covers/yusra-300.webp",
  },
  {
    id: "o3",
    title: "Rosalba",
    when: "8 Nov",
    preview: "Table nine is yours. Sit.",
    href: "#o3",
    thumb: "covers/rosalba-300.webp",
  },
];
