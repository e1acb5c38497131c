ALTER TABLE "report" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "signature" text;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "email" text;