import { type Plan, routes } from "@mimi/contract";
import type { Deps } from "../../domain/deps.ts";
import { limitBody } from "../../http/request/body.ts";
import { type Area, handle, handleRaw } from "../../http/handle.ts";
import { languageOfHeaders } from "../../http/language.ts";
import { notFound } from "../../shared/errors/ApiError.ts";
import { readPlan } from "../../domain/billing/subscriptions.ts";

/** The most bytes in a form of a payment page. */
const FORM_BYTES = 4_096;

/** The plan, and links to the payment provider. */
export function planArea(deps: Deps): Area {
  return {
    served: [
      handle(routes.getPlan, (_input, { user }) => planOf(deps, user.id)),
      handle(routes.cancelPlan, async (_input, { user }) => {
        await deps.billing.cancelAtPeriodEnd(user.id);
        return planOf(deps, user.id);
      }),
      handle(routes.getCheckoutUrl, async ({ plan }, context) => {
        return { url: await deps.billing.checkout(context.user.id, plan) };
      }),
      handle(routes.getManagementUrl, async (_input, context) => {
        return { url: await deps.billing.management(context.user.id) };
      }),
      handleRaw(routes.handlePaymentWebhook, async (request) => {
        await deps.billing.handleWebhook(request);
        return {};
      }),
    ],
    mount: (app) => {
      for (const { method, path, render } of deps.billing.pages) {
        app.on(method, path, limitBody(FORM_BYTES), async ({ req }) => {
          const isQuery = method === "GET";
          const fields = isQuery ? new URL(req.url).searchParams : new URLSearchParams(await req.text());
          // PostgreSQL stores no NUL, so nothing has such a name.
          if ([...fields.values()].some((value) => value.includes("\0"))) throw notFound();
          return render(
            fields,
            languageOfHeaders((name) => req.header(name)),
          );
        });
      }
    },
  };
}

/** The plan of a user, and how the app manages it. */
async function planOf({ db, billing, now }: Deps, userId: string): Promise<Plan> {
  const plan = await readPlan(db, userId, now());
  return billing.managedBy === "cancel" ? { ...plan, manage: "cancel" } : plan;
}
