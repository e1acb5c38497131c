ALTER TABLE "provider_subscription" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "provider_subscription" ADD COLUMN "reason_at" timestamp (3) with time zone;