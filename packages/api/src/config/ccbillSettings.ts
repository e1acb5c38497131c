import * as v from "valibot";
import { matching, rule, setting, text, webAddress, withoutSlash } from "./setting.ts";
import { isSafeAddress } from "../shared/isSafeAddress.ts";

const onlyWith = "CCBILL_ACCOUNT";
const needed = { onlyWith, neededBy: onlyWith } as const;

/** Access to CCBill; null without an account. */
export const ccbillSettings = v.pipe(
  v.object({
    CCBILL_ACCOUNT: setting(
      "The number of the CCBill account. Set: CCBill in place of Stripe, whose settings must be unset then.",
      matching(/^\d{6}$/, "is not a number of six digits"),
      { example: "900100" },
    ),
    CCBILL_SUBACCOUNT: setting(
      "Its sub-account for this product alone, with dynamic pricing.",
      matching(/^\d{4}$/, "is not a number of four digits"),
      { ...needed, example: "0000" },
    ),
    CCBILL_FORM: setting(
      "The id of the FlexForm that users pay with.",
      matching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, "is not the id of a FlexForm"),
      { ...needed, example: "cb617dcc-8467-49ab-b3a7-735ce1d60ad9" },
    ),
    CCBILL_SALT: setting("The encryption key (salt) of the sub-account, which signs prices.", text, {
      ...needed,
      secret: true,
    }),
    CCBILL_DATALINK_USER: setting("The user name of DataLink, which is not that of the admin.", text, needed),
    CCBILL_DATALINK_PASSWORD: setting("Its password.", text, { ...needed, secret: true }),
    CCBILL_WEBHOOK_SECRET: setting(
      "A long random word in the address of the webhook, because CCBill does not sign what it sends there: 32 or more letters, " +
        "digits, - and _.",
      matching(/^[\w-]{32,200}$/, "must have 32 or more letters, digits, - and _"),
      { ...needed, secret: true },
    ),
    CCBILL_BASE: setting(
      "Another address of CCBill's forms and of DataLink, for a local replacement. Requires https, except on this machine.",
      v.pipe(
        webAddress,
        v.check(isSafeAddress, "must start with https://, or be on this machine: it is sent the password"),
      ),
      { onlyWith },
    ),
    STRIPE_SECRET_KEY: v.optional(v.string()),
  }),
  v.title("Payment by CCBill"),
  rule(
    ({ CCBILL_ACCOUNT: account, STRIPE_SECRET_KEY: key }) =>
      account !== undefined && key !== undefined && "CCBILL_ACCOUNT and STRIPE_SECRET_KEY are both set",
  ),
  v.transform((env) => {
    const { CCBILL_ACCOUNT: account } = env;
    if (account === undefined) return null;
    const base = env.CCBILL_BASE && withoutSlash(env.CCBILL_BASE);
    return {
      account,
      subaccount: env.CCBILL_SUBACCOUNT ?? "",
      form: env.CCBILL_FORM ?? "",
      salt: env.CCBILL_SALT ?? "",
      user: env.CCBILL_DATALINK_USER ?? "",
      password: env.CCBILL_DATALINK_PASSWORD ?? "",
      webhookSecret: env.CCBILL_WEBHOOK_SECRET ?? "",
      /** Addresses without a trailing slash. */
      formsUrl: base ?? "https://api.ccbill.com",
      dataLinkUrl: base ?? "https://datalink.ccbill.com",
    };
  }),
);

export type CcbillSettings = Readonly<NonNullable<v.InferOutput<typeof ccbillSettings>>>;
