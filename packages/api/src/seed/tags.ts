/** A tag as it is stored first. */
interface DefaultTag {
  readonly slug: string;
  readonly name: string;
}

/** The tags of a new database: genres first, then qualities. */
export const defaultTags: readonly DefaultTag[] = [
  { slug: "mystery", name: "Mystery" },
  { slug: "noir", name: "Noir" },
  { slug: "science-fiction", name: "Science fiction" },
  { slug: "fantasy", name: "Fantasy" },
  { slug: "history", name: "History" },
  { slug: "comedy", name: "Comedy" },
  { slug: "gothic", name: "Gothic" },
  { slug: "slice-of-life", name: "Slice of life" },
  { slug: "adventure", name: "Adventure" },
  { slug: "folklore", name: "Folklore" },
  { slug: "myth", name: "Myth" },
  { slug: "tutor", name: "Tutor" },
  { slug: "companion", name: "Companion" },
  { slug: "horror-lite", name: "Horror-lite" },
  { slug: "detective", name: "Detective" },
  { slug: "slow-burn", name: "Slow burn" },
  { slug: "banter", name: "Banter" },
  { slug: "cosy", name: "Cosy" },
  { slug: "puzzle", name: "Puzzle" },
  { slug: "philosophical", name: "Philosophical" },
  { slug: "non-human", name: "Non-human" },
  { slug: "storyteller", name: "Storyteller" },
  { slug: "music", name: "Music" },
  { slug: "food", name: "Food and drink" },
  { slug: "sea", name: "Sea" },
  { slug: "sky", name: "Sky" },
  { slug: "space", name: "Space" },
  { slug: "nature", name: "Nature" },
  { slug: "animals", name: "Animals" },
  { slug: "travel", name: "Travel" },
  { slug: "learning", name: "Learning" },
  { slug: "words", name: "Words and writing" },
  { slug: "low-stakes", name: "Low stakes" },
  { slug: "comfort", name: "Comfort" },
  { slug: "night-owl", name: "Night owl" },
  { slug: "bargain", name: "Bargains" },
  { slug: "trickster", name: "Trickster" },
  { slug: "ghost", name: "Ghost" },
  { slug: "villain", name: "Villain" },
];
