import type { ReportReason } from "@mimi/contract";
import type { ReportReason as ShownReason } from "@mimi/ui/report-dialog";

/** The reasons that the dialog offers, as the API names them. */
export const reportReasons: Readonly<Record<ShownReason, ReportReason>> = {
  minors: "minors",
  realPerson: "real_person",
  violence: "violence",
  selfHarm: "self_harm",
  rating: "unmarked_adult",
  stolen: "copyright",
  spam: "spam",
  other: "other",
};
