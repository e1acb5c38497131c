import type { BottomNavProps } from "./BottomNav.tsx";

const base = { homeHref: "#home", searchHref: "#search", chatsHref: "#chats" } as const;

/** One per state of BottomNav. */
export const bottomNavFixtures = {
  visitor: { ...base, current: "home", user: { kind: "visitor" } },
  user: {
    ...base,
    current: "chats",
    user: { kind: "user", name: "Ada", avatar: "covers/odile-300.webp" },
  },
  noAvatar: {
    ...base,
    current: "search",
    user: { kind: "user", name: "Marguerite Deveraux", avatar: undefined },
  },
  elsewhere: { ...base, user: { kind: "user", name: "Ada", avatar: undefined } },
} as const satisfies Record<string, Omit<BottomNavProps, "onCharacterCreate" | "onMenuOpen">>;
