DROP INDEX "character_words";--> statement-breakpoint
DROP INDEX "character_adult_words";--> statement-breakpoint
DROP INDEX "character_name_words";--> statement-breakpoint
DROP INDEX "character_exact_name";--> statement-breakpoint
DROP INDEX "character_name";--> statement-breakpoint
DROP INDEX "user_name_parts";--> statement-breakpoint
ALTER TABLE "character" ALTER COLUMN "search" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "folded_name" text;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "name_key" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "search" "tsvector";--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "folded_name" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "name_key" text;--> statement-breakpoint
ALTER TABLE "variant_text" ADD COLUMN "line" text;--> statement-breakpoint
ALTER TABLE "variant_text" DROP COLUMN "words";