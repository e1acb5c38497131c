/** The texts of the settings. */
export const settingsModalCopy = {
  title: "Settings",
  back: "All settings",
  sections: {
    appearance: { title: "Appearance", description: "Colours and covers" },
    reading: { title: "Reading", description: "Typeface, size, length of lines" },
    hidden: { title: "Hidden", description: "Tags, characters and creators" },
    adult: { title: "Adult content", description: "Whether it shows, and how" },
    discreet: { title: "Discreet mode", description: "For shared screens" },
    data: { title: "Your data", description: "Export, sign out everywhere" },
    deletion: { title: "Delete account", description: "What goes, what stays" },
  },
} as const;
