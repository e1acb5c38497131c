import type { ModerationCase, ModerationCaseDetail } from "@mimi/contract";

/** A report without a text. */
export const reported = { text: "", created_at: "2026-11-23T11:00:00Z", signature: null, email: null };

/** A case of a character that was reported once. */
export const caseNamed = (id: string): ModerationCase => ({
  ...{ kind: "character", id, title: "Ines", excerpt: "", image: null, rating: "sfw", status: "published" },
  ...{ hidden: false, own: false, owner: null, report_count: 1, due_at: null },
  reports: [{ receipt: "r", reason: "minors", ...reported }],
});

/** A case of a character that was deleted. */
export const deletedCase: ModerationCaseDetail = {
  ...{ ...caseNamed("a"), title: "", now: null, evidence: [], taken_down: null, history: [], record: null },
  reporters: [{ uid: null, user_name: null, upheld: 0, wrong: 0 }],
};
