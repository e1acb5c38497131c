ALTER TABLE "character" RENAME COLUMN "marked" TO "overlong_fields";--> statement-breakpoint
ALTER TABLE "chat_request" RENAME COLUMN "made_chat_key" TO "created_chat_key";--> statement-breakpoint
ALTER TABLE "generation" RENAME COLUMN "beat" TO "heartbeat_at";--> statement-breakpoint
ALTER TABLE "model_request" RENAME COLUMN "beat" TO "heartbeat_at";--> statement-breakpoint
-- Withheld columns are restored by their names.
UPDATE "withheld" SET "content" = json_build_object('name', "content" -> 'name', 'tagline', "content" -> 'tagline',
	'tag_ids', "content" -> 'tag_ids', 'overlong_fields', "content" -> 'marked', 'content_hash', "content" -> 'content_hash',
	'search', "content" -> 'search', 'folded_name', "content" -> 'folded_name', 'name_key', "content" -> 'name_key')
WHERE "kind" = 'character' AND "place" = 'characterTexts';
