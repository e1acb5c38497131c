CREATE TABLE "character_revision" (
	"character_id" text NOT NULL,
	"revision" integer NOT NULL,
	"fields" json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "character_revision_character_id_revision_pk" PRIMARY KEY("character_id","revision")
);
--> statement-breakpoint
CREATE TABLE "imported_card" (
	"character_id" text PRIMARY KEY NOT NULL,
	"card" json NOT NULL
);
--> statement-breakpoint
DROP INDEX "character_creator";--> statement-breakpoint
ALTER TABLE "character" drop column "listed";--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "book" json;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "extensions" json DEFAULT '{}'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "source" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "forked_from" text;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "listed" boolean GENERATED ALWAYS AS (("visibility" = 'public' and "status" = 'published' and "deleted_at" is null)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "character_revision" ADD CONSTRAINT "character_revision_character_id_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_card" ADD CONSTRAINT "imported_card_character_id_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "character_creator" ON "character" USING btree ("creator_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
-- Dropping the column dropped every index on what is listed.
CREATE INDEX "character_ranked" ON "character" USING btree ("score" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE listed;--> statement-breakpoint
CREATE INDEX "character_newest" ON "character" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE listed;--> statement-breakpoint
CREATE INDEX "character_popular" ON "character" USING btree ("chats" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE listed;--> statement-breakpoint
CREATE INDEX "character_adult" ON "character" USING btree ("id") WHERE listed and rating = 'nsfw';--> statement-breakpoint
CREATE INDEX "character_tags" ON "character" USING gin ("tag_ids") WHERE listed;--> statement-breakpoint
CREATE INDEX "character_words" ON "character" USING gin ("search") WHERE listed;--> statement-breakpoint
CREATE INDEX "character_name" ON "character" USING gin (lower("name") gin_trgm_ops) WHERE listed;--> statement-breakpoint
CREATE INDEX "character_name_words" ON "character" USING gin (to_tsvector('simple', "name")) WHERE listed;--> statement-breakpoint
CREATE INDEX "character_exact_name" ON "character" USING btree (lower("name")) WHERE listed;