import { proxy } from "valtio";

/** Whether the browser has a connection. */
export const connectionState = proxy({ online: true });
