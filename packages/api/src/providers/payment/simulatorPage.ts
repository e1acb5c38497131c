import { createHash } from "node:crypto";
import { directionOf, type LanguageTag, type PaidPlanId, paidPlans, planById } from "@mimi/contract";
import type { Texts } from "../../locales/en/texts.ts";
import { texts } from "../../locales/texts.ts";

/** The content of the page. */
export type SimulatorView =
  | {
      readonly kind: "checkout";
      readonly plan: PaidPlanId;
      readonly ticket: string;
      readonly action: string;
    }
  | {
      readonly kind: "management";
      /** The current plan; null when there is none. */
      readonly plan: PaidPlanId | null;
      readonly ticket: string;
      readonly action: string;
    };

/** "Standard, $4.99" */
function nameOf(plan: PaidPlanId): string {
  const { key, price, reduced } = planById(plan);
  const name = key.charAt(0).toUpperCase() + key.slice(1);
  return `${name}, $${((reduced?.price ?? price) / 100).toFixed(2)}`;
}

const style = `body{font:1rem/1.5 system-ui,sans-serif;max-inline-size:30rem;margin:3rem auto;padding:0 1rem;
color:#1c1917;background:#fafaf9}button{font:inherit;display:block;inline-size:100%;margin-block:.75rem;padding:.75rem;
border:1px solid #57534e;border-radius:.5rem;background:#fff;color:inherit;cursor:pointer}`;
const styleHash = createHash("sha256").update(style).digest("base64");

/** A page of the payment simulator. Its heading says that no money is moved. */
export function simulatorPage(view: SimulatorView, language: LanguageTag): Response {
  const { payment } = texts(language);
  const body = view.kind === "checkout" ? checkout(view.plan, payment) : management(view.plan, payment);
  // The ticket is base64url and a dot, and the action is a constant: both need no escaping.
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${payment.title}</title><style>${style}</style></head>
<body><main><h1>${payment.heading}</h1>
<form method="post" action="${view.action}"><input type="hidden" name="ticket" value="${view.ticket}">
${body}</form></main></body></html>`;
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`,
      "Referrer-Policy": "no-referrer",
    },
  });
}

function checkout(plan: PaidPlanId, payment: Texts["payment"]): string {
  return `<p>${payment.buying(nameOf(plan))}</p>
${button(String(plan), payment.pay)}${button("cancel", payment.cancel)}`;
}

function management(plan: PaidPlanId | null, payment: Texts["payment"]): string {
  const others = paidPlans.map(({ id }) => id).filter((other) => other !== plan);
  return `<p>${plan ? payment.current(nameOf(plan)) : payment.none}</p>
${others.map((other) => button(String(other), payment.changeTo(nameOf(other)))).join("")}
${plan ? button("end", payment.end) : ""}${button("back", payment.back)}`;
}

function button(choice: string, label: string): string {
  return `<button name="choice" value="${choice}">${label}</button>`;
}
