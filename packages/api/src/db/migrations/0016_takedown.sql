CREATE TABLE "refused_content" (
	"hash" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"user_id" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refused_content_hash_kind_item_id_pk" PRIMARY KEY("hash","kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "takedown" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"purge_at" timestamp (3) with time zone,
	CONSTRAINT "takedown_kind_item_id_pk" PRIMARY KEY("kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "withdrawn_file" (
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "withdrawn_file_name_kind_item_id_pk" PRIMARY KEY("name","kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "withheld" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"place" text NOT NULL,
	"row_id" text NOT NULL,
	"content" json NOT NULL,
	CONSTRAINT "withheld_kind_item_id_place_row_id_pk" PRIMARY KEY("kind","item_id","place","row_id")
);
--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "hashes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "taken_down" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "withheld" ADD CONSTRAINT "withheld_kind_item_id_takedown_kind_item_id_fk" FOREIGN KEY ("kind","item_id") REFERENCES "public"."takedown"("kind","item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refused_content_item" ON "refused_content" USING btree ("kind","item_id");--> statement-breakpoint
CREATE INDEX "takedown_purge" ON "takedown" USING btree ("purge_at") WHERE purge_at is not null;--> statement-breakpoint
CREATE INDEX "withdrawn_file_item" ON "withdrawn_file" USING btree ("kind","item_id");--> statement-breakpoint
CREATE INDEX "upload_hashes" ON "upload" USING gin ("hashes");--> statement-breakpoint
CREATE INDEX "character_content" ON "character" USING btree ("content_hash") WHERE content_hash is not null;