import * as v from "valibot";
import { id, line, nothing, text } from "../input.ts";
import { PERSONA_DESCRIPTION_MAX, PERSONA_NAME_MAX } from "../limits.ts";
import { name } from "../names.ts";
import { get, post } from "../route.ts";

/** A persona of a user: its name replaces `{{user}}`, and its description is sent to the model. */
export const persona = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  /** An address that `/user/upload/` returned. */
  avatar: v.nullable(v.string()),
});
export type Persona = v.InferOutput<typeof persona>;

/** The user's personas, oldest first. */
export const listPersonas = get("/persona/list/", {
  who: "user",
  inputIn: "none",
  input: nothing,
  data: v.object({ items: v.array(persona) }),
});

/** Creates a persona without `persona_id`, else changes it; absent fields keep their value. */
export const savePersona = post("/persona/save/", {
  who: "user",
  inputIn: "json",
  input: v.strictObject({
    persona_id: v.optional(id),
    name: name(PERSONA_NAME_MAX, 1),
    description: v.optional(text(PERSONA_DESCRIPTION_MAX)),
    avatar: v.optional(v.nullable(line(300, 1))),
  }),
  data: persona,
  server: { example: { name: "Sam" }, errors: ["notFound"] },
});

/** Deletes a persona; chats with it continue with the user's profile. */
export const deletePersona = post("/persona/delete/", {
  who: "user",
  inputIn: "json",
  input: v.strictObject({ persona_id: id }),
  data: nothing,
  server: { example: { persona_id: "example" }, errors: ["notFound"] },
});
