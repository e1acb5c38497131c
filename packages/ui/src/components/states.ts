/** Whether a list has more items than are shown, and the state of loading them. `failed`: only the user requests them again. */
export type More = "none" | "available" | "loading" | "failed";
