ALTER TABLE "message" ADD COLUMN "kind" text DEFAULT 'turn' NOT NULL;--> statement-breakpoint
UPDATE "message" SET "kind" = 'greeting' WHERE "role" = 'character' AND "parent_id" IS NULL;--> statement-breakpoint
UPDATE "message" SET "kind" = 'system_line', "role" = 'character' WHERE "role" = 'notice';
