/** Messages about the end of a plan that the app can only cancel. */
export const planEndTexts = {
  /** Why a subscriber cannot choose a higher plan while another plan runs. */
  cancelFirst: (own: string, higher: string) =>
    `To change to ${higher}, cancel ${own}. You can choose it when ${own} has ended.`,
  /** The same, of a plan that is cancelled. */
  afterwards: (own: string, higher: string) => `You can choose ${higher} when ${own} has ended.`,
  /** The plan ends with its paid period; `day` is a displayed date, or null. */
  cancelled: (own: string, day: string | null) =>
    day === null ? `${own} is cancelled.` : `${own} is cancelled. You keep it until ${day}.`,
};
