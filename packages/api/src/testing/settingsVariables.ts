import { expect } from "vitest";
import { StartFailure } from "../shared/StartFailure.ts";
import { readSettings } from "../config/settings.ts";

/** The variables of Stripe. */
export const stripe = {
  STRIPE_SECRET_KEY: "sk",
  STRIPE_WEBHOOK_SECRET: "wh",
  STRIPE_PRICE_STANDARD: "p1",
  STRIPE_PRICE_PREMIUM: "p2",
};

/** A production environment without a choice of payment. */
export const liveWithoutPayment = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://mimi.example",
  FIREBASE_PROJECT_ID: "mimi-live",
  FIREBASE_API_KEY: "key",
  MODEL_BASE_URL: "off",
  SCREENING_LEXICON: "off",
  MODERATORS: "off",
  S3_ENDPOINT: "off",
};

/** Expects that settings are refused by a failure whose last line names the variable. */
export function expectRefused(env: Readonly<Record<string, string>>, name: string): void {
  expect(() => readSettings(env)).toThrow(StartFailure);
  expect(() => readSettings(env)).toThrow(new RegExp(`\\b${name}\\b[^\n]*$`));
}
