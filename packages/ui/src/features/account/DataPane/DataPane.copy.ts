/** The texts of the data settings. */
export const dataPaneCopy = {
  export: {
    title: "A copy of your data",
    body: "Everything that we keep about you, as files that other programs can read.",
    start: "Export my data",
    preparing: "We are putting it together. You may leave this page meanwhile.",
    ready: (size: string) => `It is ready: ${size}.`,
    download: "Download",
    failed: "The export did not work. Nothing is lost.",
    retry: "Try again",
  },
  devices: {
    title: "Signed in elsewhere",
    body: "Signs you out on every device and in every browser, here too.",
    signOut: "Sign out everywhere",
    failed: "You are still signed in elsewhere. Try again.",
    confirmTitle: "Sign out everywhere?",
    confirmBody: "Drafts that have not been sent stay on the devices that they were written on.",
    confirm: "Sign out everywhere",
    cancel: "Cancel",
  },
} as const;
