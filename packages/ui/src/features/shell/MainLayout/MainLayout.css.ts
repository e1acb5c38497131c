import { layered } from "../../../styles/layered.ts";

export const page = layered({ outline: "none" });
