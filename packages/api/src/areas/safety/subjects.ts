import type { ReportKind } from "@mimi/contract";
import { characterSubject } from "./characterSubject.ts";
import { imageSubject } from "./imageSubject.ts";
import { messageSubject } from "./messageSubject.ts";
import { profileSubject } from "./profileSubject.ts";
import type { Subject } from "./Subject.ts";

/** The rules of each kind of item. */
export const subjects: Readonly<Record<ReportKind, Subject>> = {
  character: characterSubject,
  image: imageSubject,
  message: messageSubject,
  profile: profileSubject,
};
