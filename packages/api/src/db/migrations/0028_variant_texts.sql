-- The table with the texts stays as it is, so that no text is written again. What is not a text moves to a new table.
ALTER TABLE "alternative" RENAME TO "variant_text";--> statement-breakpoint
ALTER INDEX "alternative_pkey" RENAME TO "variant_text_pkey";--> statement-breakpoint
ALTER TABLE "variant_text" DROP CONSTRAINT "alternative_message_id_message_id_fk";--> statement-breakpoint
DROP INDEX "alternative_order";--> statement-breakpoint
DROP INDEX "alternative_newest";--> statement-breakpoint
CREATE TABLE "variant" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"user_id" text NOT NULL,
	"index" integer NOT NULL,
	"text_id" text,
	"finish" text,
	"error" jsonb,
	"feedback" text,
	"feedback_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- The text of a variant that is taken down is in "withheld". Its empty row is needed when the takedown is reversed.
INSERT INTO "variant" ("id", "message_id", "user_id", "index", "text_id", "finish", "error", "feedback", "feedback_text", "created_at")
SELECT "id", "message_id", "user_id", "index",
	CASE WHEN "text" <> '' OR "original" IS NOT NULL OR "id" IN (SELECT "row_id" FROM "withheld" WHERE "place" = 'variant') THEN "id" END,
	"finish", "error", "feedback", "feedback_text", "created_at"
FROM "variant_text";--> statement-breakpoint
DELETE FROM "variant_text" WHERE "id" IN (SELECT "id" FROM "variant" WHERE "text_id" IS NULL);--> statement-breakpoint
INSERT INTO "withheld" ("kind", "item_id", "generation", "place", "row_id", "content")
SELECT "kind", "item_id", "generation", 'variantText', "row_id",
	json_build_object('text', "content" -> 'text', 'original', "content" -> 'original')
FROM "withheld" WHERE "place" = 'variant';--> statement-breakpoint
UPDATE "withheld" SET "content" = json_build_object('error', "content" -> 'error', 'feedback_text', "content" -> 'feedback_text')
WHERE "place" = 'variant';--> statement-breakpoint
ALTER TABLE "variant_text"
	DROP COLUMN "message_id",
	DROP COLUMN "index",
	DROP COLUMN "finish",
	DROP COLUMN "error",
	DROP COLUMN "feedback",
	DROP COLUMN "feedback_text",
	DROP COLUMN "created_at",
	ALTER COLUMN "text" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "chat_request" RENAME COLUMN "alternative_id" TO "variant_id";--> statement-breakpoint
ALTER TABLE "generation" RENAME COLUMN "alternative_id" TO "variant_id";--> statement-breakpoint
CREATE UNIQUE INDEX "variant_order" ON "variant" USING btree ("message_id","index");--> statement-breakpoint
CREATE INDEX "variant_newest" ON "variant" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "variant_text_id" ON "variant" USING btree ("text_id");--> statement-breakpoint
CREATE INDEX "variant_text_user" ON "variant_text" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_text_id_variant_text_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."variant_text"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_text" ADD CONSTRAINT "variant_text_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;