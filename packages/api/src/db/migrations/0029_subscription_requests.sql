ALTER TABLE "subscription_question" RENAME TO "subscription_request";--> statement-breakpoint
ALTER TABLE "subscription_request" RENAME CONSTRAINT "subscription_question_pkey" TO "subscription_request_pkey";--> statement-breakpoint
ALTER TABLE "subscription_request" RENAME COLUMN "asked" TO "last_number";--> statement-breakpoint
ALTER TABLE "provider_subscription" RENAME COLUMN "answer" TO "request_number";
