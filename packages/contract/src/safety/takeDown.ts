import * as v from "valibot";
import { line, text, time } from "../input.ts";
import { REPORT_TEXT_MAX, TAKE_DOWN_PLACE_MAX, TAKE_DOWN_SIGNATURE_MAX } from "../limits.ts";
import { get, post } from "../route.ts";

/** One mail address and nothing else: no list, no group, no name beside it, and no quoted part. */
const mailAddress = v.pipe(line(254), v.regex(/^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+$/));

/**
 * Asks for the removal of an intimate image of a real person that is shown without consent (TAKE IT DOWN Act, section 3). It is
 * a report of the image that moderators decide within `TAKE_DOWN_HOURS`. Throws 40001 with the field `place` when no image is
 * found there.
 */
export const requestTakeDown = post("/report/take-down/", {
  who: "visitor",
  inputIn: "json",
  input: v.strictObject({
    /** The address of the page of a character, or of an image file. */
    place: line(TAKE_DOWN_PLACE_MAX, 1),
    /** Which image it is, and why it is not consented to. */
    text: v.optional(text(REPORT_TEXT_MAX), ""),
    /** The statement that the image was published without the consent of the person, made in good faith. */
    good_faith: v.literal(true),
    /** The full name of the depicted person, or of a person who acts for them, as an electronic signature. */
    signature: line(TAKE_DOWN_SIGNATURE_MAX, 1),
    /** Where the decision is sent. */
    email: mailAddress,
  }),
  data: v.object({
    receipt: v.string(),
    /** Until when the moderators have to decide. */
    due_at: time,
  }),
  server: {
    example: {
      place: "/character/example/detail",
      good_faith: true,
      signature: "Ada Example",
      email: "ada@example.org",
    },
    rate: "report",
  },
});

/** What has become of a report: it waits, the content was taken down, or it stays. */
export const reportState = v.picklist(["waiting", "taken_down", "stays"]);
export type ReportState = v.InferOutput<typeof reportState>;

/** The state of a report by its number, for the person who has sent it. It says nothing about the content. */
export const getReportState = get("/report/state/", {
  who: "visitor",
  inputIn: "query",
  /** Unlike an id, the number itself is the right to read. */
  input: v.strictObject({
    receipt: v.pipe(v.string(), v.trim(), v.maxLength(64), v.regex(/^[\w-]{16,}$/)),
  }),
  data: v.object({
    state: reportState,
    created_at: time,
    /** Until when the moderators have to decide; null for reports without such a time. */
    due_at: v.nullable(time),
    decided_at: v.nullable(time),
  }),
  server: { example: { receipt: "an-example-of-a-receipt" }, rate: "report", errors: ["notFound"] },
});
