/** The texts of the settings. */
export const settingsModalCopy = {
  title: "Settings",
  back: "All settings",
  sections: {
    appearance: { title: "Appearance", description: "Colours and covers" },
    reading: { title: "Reading", description: "Typeface, size, line length" },
    hidden: { title: "Hidden", description: "Tags, characters and creators" },
    adult: { title: "Adult content", description: "Show, hide or blur" },
    discreet: { title: "Discreet mode", description: "For shared screens" },
    notices: { title: "Decisions", description: "By moderators, and your appeals" },
    data: { title: "Your data", description: "Export, sign out everywhere" },
    deletion: { title: "Delete account", description: "What is deleted and what is kept" },
  },
};
