/** Default texts of CharacterGrid. */
export const characterGridCopy = {
  loading: "Loading characters",
  next: {
    more: "Load more",
    failed: "Loading more failed.",
    retry: "Try again",
    end: "No more characters",
  },
  retry: "Try again",
  failed: {
    server: {
      title: "The characters did not load",
      text: "Something went wrong on our side. Your data is safe.",
    },
    offline: { title: "You are offline", text: "The characters load when the connection is back." },
  },
  empty: {
    nothing: { title: "No characters yet", text: "Create the first one." },
    favourites: { title: "No favourites yet", text: "Press the heart on a cover to add a character." },
    tag: { title: "No characters with this tag", text: "Try another tag." },
    adult: { title: "Adult characters are hidden", text: "All characters here are for adults." },
    filters: {
      title: "Hidden by your filters",
      text: "All characters here match something that you hide.",
    },
  },
};

/** All texts of CharacterGrid. */
export type CharacterGridCopy = typeof characterGridCopy;
