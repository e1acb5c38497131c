import type { AccountModalProps, Profile } from "./AccountModal.tsx";

type AccountModalFixture = Pick<AccountModalProps, "profile" | "errors" | "state">;

const profile = {
  name: "Marguerite",
  avatar: "covers/marzipan-300.webp",
  bio: "I write lighthouse keepers, and people who owe them money. Most of them are kind by the end.",
} as const satisfies Profile;

/** The account modal in each state. */
export const accountModalFixtures = {
  edit: { profile },
  first: { profile: { name: "marguerite", bio: "" } },
  missingName: { profile: { ...profile, name: "" }, errors: { name: "Please input user name" } },
  missingAvatar: {
    profile: { ...profile, avatar: undefined },
    errors: { avatar: "Please upload avatar" },
  },
  missingBoth: {
    profile: { name: "", bio: "" },
    errors: { name: "Please input user name", avatar: "Please upload avatar" },
  },
  saving: { profile, state: { kind: "pending" } },
  saved: { profile, state: { kind: "saved" } },
  failed: { profile, state: { kind: "failed" } },
  failedWithReason: {
    profile,
    state: { kind: "failed", error: "That name looks like one of our team. Please choose another one." },
  },
  long: {
    profile: { ...profile, name: "w".repeat(120), bio: `${"The lamp went out. ".repeat(80)}` },
    errors: { name: "A name has 40 characters at the most.", bio: "A bio has 1,000 characters at the most." },
  },
} as const satisfies Record<string, AccountModalFixture>;
