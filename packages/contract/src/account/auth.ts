import * as v from "valibot";
import { nothing } from "../input.ts";
import { get, post } from "../route.ts";

/** Exchanges a bearer identity token for the session value (§7). */
export const createCookie = get("/user/create_cookie/", {
  who: "bearer",
  inputIn: "none",
  input: nothing,
  data: v.string(),
  server: { rate: "exchange", changes: true, errors: ["accountStopped"] },
});

/** Ends this session, or every session of the user. Additive. */
export const signOut = post("/user/sign_out/", {
  who: "user",
  inputIn: "json",
  input: v.strictObject({ everywhere: v.optional(v.boolean(), false) }),
  data: v.object({}),
  server: { rate: "end", needsDiskSpace: false },
});
