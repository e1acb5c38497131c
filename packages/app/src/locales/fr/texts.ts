import type { Texts } from "../en/english.ts";
import { accountTexts } from "./account.ts";
import { adultTexts } from "./adult.ts";
import { chatTexts } from "./chat.ts";
import { moderationTexts } from "./moderation.ts";
import { failures } from "./failures.ts";
import { fieldTexts } from "./fields.ts";
import { formTexts } from "./form.ts";
import { headTexts } from "./heads.ts";
import { helpLineTexts } from "./helpLines.ts";
import { homeTexts } from "./home.ts";
import { loginTexts } from "./login.ts";
import { offlineTexts } from "./offline.ts";
import { ownCharactersTexts } from "./ownCharacters.ts";
import { paletteTexts } from "./palette.ts";
import { panelTexts } from "./panels.ts";
import { placeholderNameTexts } from "./placeholderNames.ts";
import { planTexts } from "./plan.ts";
import { planEndTexts } from "./planEnd.ts";
import { planNameTexts } from "./planNames.ts";
import { reasons, refusalTexts } from "./reasons.ts";
import { reportTitleTexts } from "./reportTitles.ts";
import { replyReasons } from "./replyReasons.ts";
import { ruleTexts } from "./rules.ts";
import { ruleTopicTexts } from "./ruleTopics.ts";
import { shortcutTexts } from "./shortcuts.ts";
import { tagNameTexts } from "./tagNames.ts";
import { pageFailureTexts, titleTexts } from "./titles.ts";
import { languageTexts, timeTexts } from "./times.ts";
import { toastTexts } from "./toasts.ts";
import { contactOf } from "./documents/contact.ts";
import { policy } from "./documents/policy.ts";
import { safetyOf } from "./documents/safety.ts";
import { term } from "./documents/term.ts";

/** The French texts, by part. */
export const texts: Texts = {
  accountTexts,
  adultTexts,
  chatTexts,
  moderationTexts,
  failures,
  fieldTexts,
  formTexts,
  headTexts,
  helpLineTexts,
  homeTexts,
  loginTexts,
  offlineTexts,
  ownCharactersTexts,
  paletteTexts,
  panelTexts,
  placeholderNameTexts,
  planTexts,
  planEndTexts,
  planNameTexts,
  reasons,
  refusalTexts,
  replyReasons,
  reportTitleTexts,
  ruleTexts,
  ruleTopicTexts,
  shortcutTexts,
  tagNameTexts,
  pageFailureTexts,
  titleTexts,
  languageTexts,
  timeTexts,
  toastTexts,
  contactOf,
  policy,
  safetyOf,
  term,
};
