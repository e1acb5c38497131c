ALTER TABLE "withheld" RENAME COLUMN "place" TO "slot";--> statement-breakpoint
ALTER TABLE "withheld" RENAME CONSTRAINT "withheld_kind_item_id_takedown_number_place_row_id_pk" TO "withheld_kind_item_id_takedown_number_slot_row_id_pk";
