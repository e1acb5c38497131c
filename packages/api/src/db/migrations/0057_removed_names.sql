ALTER TABLE "character" ALTER COLUMN "name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ALTER COLUMN "user_name" DROP NOT NULL;--> statement-breakpoint
-- An English name was stored in the place of a removed one. A user can really be called so: the takedown tells them apart.
UPDATE "user" SET "user_name" = null, "search" = null, "folded_name" = null, "name_key" = null
WHERE "id" = 'deleted-user' OR ("user_name" = 'User' AND "biography" = '' AND "avatar" IS NULL
  AND EXISTS (SELECT 1 FROM "takedown" WHERE "kind" = 'profile' AND "item_id" = "user"."id"));--> statement-breakpoint
UPDATE "character" SET "name" = null, "search" = null, "folded_name" = null, "name_key" = null
WHERE "status" = 'removed' AND "name" = 'Removed character';--> statement-breakpoint
UPDATE "character_revision" SET "fields" = jsonb_set("fields"::jsonb, '{name}', '""')::json
WHERE "fields" ->> 'name' = 'Removed character'
  AND EXISTS (SELECT 1 FROM "character" WHERE "id" = "character_id" AND "status" = 'removed');
