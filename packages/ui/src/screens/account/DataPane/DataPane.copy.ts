/** The texts of the data settings. */
export const dataPaneCopy = {
  export: {
    title: "A copy of your data",
    body: "All data we store about you, in files that other programs can read.",
    start: "Export my data",
    preparing: "Preparing your export. You can leave this page.",
    ready: (size: string) => `Your export is ready: ${size}.`,
    download: "Download",
    failed: "The export failed. Your data is safe.",
    retry: "Try again",
  },
  devices: {
    title: "Other devices",
    body: "Signs you out on every device and in every browser, including this one.",
    signOut: "Sign out everywhere",
    failed: "Signing out failed. Try again.",
    confirmTitle: "Sign out everywhere?",
    confirmBody: "Unsent drafts stay on the devices where you wrote them.",
    confirm: "Sign out everywhere",
    cancel: "Cancel",
  },
};
