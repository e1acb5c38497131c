ALTER TABLE "refused_content" RENAME COLUMN "generation" TO "takedown_number";--> statement-breakpoint
ALTER TABLE "takedown" RENAME COLUMN "generation" TO "takedown_number";--> statement-breakpoint
ALTER TABLE "withdrawn_file" RENAME COLUMN "generation" TO "takedown_number";--> statement-breakpoint
ALTER TABLE "withheld" RENAME COLUMN "generation" TO "takedown_number";--> statement-breakpoint
ALTER TABLE "takedown" RENAME CONSTRAINT "takedown_kind_item_id_generation_pk" TO "takedown_kind_item_id_takedown_number_pk";--> statement-breakpoint
ALTER TABLE "withheld" RENAME CONSTRAINT "withheld_kind_item_id_generation_place_row_id_pk" TO "withheld_kind_item_id_takedown_number_place_row_id_pk";--> statement-breakpoint
UPDATE "moderation_decision" SET "changes" = replace("changes"::text, '"generation":', '"takedown_number":')::jsonb WHERE "changes" IS NOT NULL;
