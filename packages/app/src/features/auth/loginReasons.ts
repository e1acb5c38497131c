/** Why a visitor has to log in, above the form of the login dialog. */
export const loginReasons = {
  chat: (name: string) => `Log in or create a free account to chat with ${name}`,
} as const;
