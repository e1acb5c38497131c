/** The texts of the settings. */
export const settingsModalCopy = {
  title: "Settings",
  back: "All settings",
  sections: {
    appearance: { title: "Appearance", words: "Colours and covers" },
    reading: { title: "Reading", words: "Typeface, size, length of lines" },
    hidden: { title: "Hidden", words: "Tags, characters and creators" },
    adult: { title: "Adult content", words: "Whether it shows, and how" },
    discreet: { title: "Discreet mode", words: "For shared screens" },
    data: { title: "Your data", words: "Export, sign out everywhere" },
    deletion: { title: "Delete account", words: "What goes, what stays" },
  },
} as const;
