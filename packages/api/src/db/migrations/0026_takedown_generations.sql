ALTER TABLE "withheld" DROP CONSTRAINT "withheld_kind_item_id_takedown_kind_item_id_fk";--> statement-breakpoint
ALTER TABLE "takedown" DROP CONSTRAINT "takedown_kind_item_id_pk";--> statement-breakpoint
ALTER TABLE "withheld" DROP CONSTRAINT "withheld_kind_item_id_place_row_id_pk";--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "content_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refused_content" ADD COLUMN "generation" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "takedown" ADD COLUMN "generation" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawn_file" ADD COLUMN "generation" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "withheld" ADD COLUMN "generation" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "takedown" ADD CONSTRAINT "takedown_kind_item_id_generation_pk" PRIMARY KEY("kind","item_id","generation");--> statement-breakpoint
ALTER TABLE "withheld" ADD CONSTRAINT "withheld_kind_item_id_generation_place_row_id_pk" PRIMARY KEY("kind","item_id","generation","place","row_id");--> statement-breakpoint
ALTER TABLE "withheld" ADD CONSTRAINT "withheld_takedown_fk" FOREIGN KEY ("kind","item_id","generation") REFERENCES "public"."takedown"("kind","item_id","generation") ON DELETE cascade ON UPDATE no action;