-- The texts of a character are in its revisions alone. They were in its row, in the last twenty revisions, and in a card for each
-- revision that chats are pinned to.
-- The fields of a revision of other JSON with the same names; "more" has the fields that revisions did not have before.
CREATE FUNCTION pg_temp.revision_fields("from" json, more json) RETURNS json LANGUAGE sql AS $$
	SELECT json_build_object(
		'name', coalesce("from" -> 'name', '""'),
		'tagline', coalesce("from" -> 'tagline', '""'),
		'avatar', "from" -> 'avatar',
		'avatar_alt', coalesce("from" -> 'avatar_alt', '""'),
		'tag_ids', coalesce("from" -> 'tag_ids', '[]'),
		'rating', coalesce("from" -> 'rating', '"sfw"'),
		'language', coalesce("from" -> 'language', '"en"'),
		'chat_name', coalesce("from" -> 'chat_name', '""'),
		'bio', coalesce("from" -> 'bio', '""'),
		'greeting', coalesce("from" -> 'greeting', '""'),
		'alternate_greetings', coalesce("from" -> 'alternate_greetings', '[]'),
		'definition', coalesce("from" -> 'definition', '""'),
		'personality', coalesce("from" -> 'personality', '""'),
		'scenario', coalesce("from" -> 'scenario', '""'),
		'example_dialogs', coalesce("from" -> 'example_dialogs', '""'),
		'system_prompt', coalesce("from" -> 'system_prompt', '""'),
		'post_history', coalesce("from" -> 'post_history', '""'),
		'book', "from" -> 'book',
		'extensions', coalesce("from" -> 'extensions', more -> 'extensions', '{}'),
		'warnings', coalesce("from" -> 'warnings', '[]'),
		'version', coalesce("from" -> 'version', '""'),
		'source', coalesce("from" -> 'source', more -> 'source', '[]'),
		'made_by', coalesce("from" -> 'made_by', more -> 'made_by', '""')
	)
$$;--> statement-breakpoint
-- The note of a pinned card, as the extensions of its character.
CREATE FUNCTION pg_temp.extensions_of(card jsonb) RETURNS json LANGUAGE sql AS $$
	SELECT CASE WHEN jsonb_typeof(card -> 'depth_prompt') = 'object'
		THEN json_build_object('extensions', json_build_object('depth_prompt', json_build_object(
			'prompt', card -> 'depth_prompt' -> 'text',
			'depth', card -> 'depth_prompt' -> 'depth', 'role', card -> 'depth_prompt' -> 'role')))
		ELSE '{}'::json END
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.fields_of_card(card jsonb) RETURNS json LANGUAGE sql AS $$
	SELECT pg_temp.revision_fields(
		(card || jsonb_build_object(
			'greeting', coalesce(card -> 'greetings' -> 0, '""'),
			'alternate_greetings', coalesce((card -> 'greetings') - 0, '[]')))::json,
		pg_temp.extensions_of(card))
$$;--> statement-breakpoint
CREATE TEMPORARY TABLE removed_text ON COMMIT DROP AS
SELECT "item_id" AS id, "generation", "content" FROM "withheld" WHERE "kind" = 'character' AND "place" = 'characterTexts';--> statement-breakpoint
-- Current revisions, of characters whose texts are in their row.
UPDATE "character_revision" AS r SET "fields" = pg_temp.revision_fields(row_to_json(c), '{}')
FROM "character" AS c
WHERE c."id" = r."character_id" AND c."revision" = r."revision" AND c."id" NOT IN (SELECT id FROM removed_text);--> statement-breakpoint
-- Earlier revisions, which have the note of their card only where a chat has the card.
UPDATE "character_revision" AS r SET "fields" = pg_temp.revision_fields(r."fields", coalesce(
	(SELECT pg_temp.extensions_of(p."card") FROM "pinned_card" AS p
		WHERE p."character_id" = r."character_id" AND p."revision" = r."revision"), '{}'))
WHERE r."fields" -> 'extensions' IS NULL;--> statement-breakpoint
-- Current revisions that were not stored: of sample characters, and of deleted accounts, where only chats have the texts.
INSERT INTO "character_revision" ("character_id", "revision", "fields", "created_at")
SELECT c."id", c."revision",
	CASE WHEN c."creator_id" = 'deleted-user' AND p."card" IS NOT NULL
		THEN pg_temp.fields_of_card(p."card") ELSE pg_temp.revision_fields(row_to_json(c), '{}') END,
	c."updated_at"
FROM "character" AS c
LEFT JOIN "pinned_card" AS p ON p."character_id" = c."id" AND p."revision" = c."revision"
WHERE c."id" NOT IN (SELECT id FROM removed_text)
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Revisions of removed characters were deleted, and are in "withheld". Now a removed revision stays, without its texts.
INSERT INTO "character_revision" ("character_id", "revision", "fields", "created_at")
SELECT "content" ->> 'character_id', ("content" ->> 'revision')::integer, '{"name":"Removed character","tagline":"","avatar":null,"avatar_alt":"","tag_ids":[],"rating":"sfw","language":"en","chat_name":"","bio":"","greeting":"","alternate_greetings":[],"definition":"","personality":"","scenario":"","example_dialogs":"","system_prompt":"","post_history":"","book":null,"extensions":{},"warnings":[],"version":"","source":[],"made_by":""}',
	("content" ->> 'created_at')::timestamptz
FROM "withheld" WHERE "place" = 'revision'
ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "withheld" AS w SET "content" = json_build_object('fields', pg_temp.revision_fields(w."content" -> 'fields', coalesce(
	(SELECT t."content" FROM removed_text AS t JOIN "character" AS c ON c."id" = t.id
		WHERE w."row_id" = c."id" || ' ' || c."revision" AND t."generation" = w."generation"),
	(SELECT pg_temp.extensions_of((p."content" -> 'card')::jsonb) FROM "withheld" AS p
		WHERE p."kind" = w."kind" AND p."item_id" = w."item_id" AND p."generation" = w."generation"
			AND p."place" = 'pinnedCard' AND p."row_id" = w."row_id"),
	'{}')))
WHERE w."place" = 'revision';--> statement-breakpoint
-- Revisions of removed characters that only chats had.
INSERT INTO "character_revision" ("character_id", "revision", "fields", "created_at")
SELECT c."id", split_part(w."row_id", ' ', 2)::integer, '{"name":"Removed character","tagline":"","avatar":null,"avatar_alt":"","tag_ids":[],"rating":"sfw","language":"en","chat_name":"","bio":"","greeting":"","alternate_greetings":[],"definition":"","personality":"","scenario":"","example_dialogs":"","system_prompt":"","post_history":"","book":null,"extensions":{},"warnings":[],"version":"","source":[],"made_by":""}', c."created_at"
FROM "withheld" AS w JOIN "character" AS c ON c."id" = split_part(w."row_id", ' ', 1) WHERE w."place" = 'pinnedCard'
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "withheld" ("kind", "item_id", "generation", "place", "row_id", "content")
SELECT "kind", "item_id", "generation", 'revision', "row_id",
	json_build_object('fields', pg_temp.fields_of_card(("content" -> 'card')::jsonb))
FROM "withheld" WHERE "place" = 'pinnedCard'
ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "withheld" WHERE "place" = 'pinnedCard';--> statement-breakpoint
INSERT INTO "character_revision" ("character_id", "revision", "fields", "created_at")
SELECT c."id", c."revision", '{"name":"Removed character","tagline":"","avatar":null,"avatar_alt":"","tag_ids":[],"rating":"sfw","language":"en","chat_name":"","bio":"","greeting":"","alternate_greetings":[],"definition":"","personality":"","scenario":"","example_dialogs":"","system_prompt":"","post_history":"","book":null,"extensions":{},"warnings":[],"version":"","source":[],"made_by":""}', c."updated_at" FROM "character" AS c WHERE c."id" IN (SELECT id FROM removed_text)
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "withheld" ("kind", "item_id", "generation", "place", "row_id", "content")
SELECT 'character', t.id, t."generation", 'revision', c."id" || ' ' || c."revision",
	json_build_object('fields', pg_temp.revision_fields(t."content", '{}'))
FROM removed_text AS t JOIN "character" AS c ON c."id" = t.id
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Covers that are taken down are restored with the whole fields.
UPDATE "withheld" AS w SET "content" = json_build_object('fields', pg_temp.revision_fields(w."content" -> 'fields', coalesce(
	(SELECT o."content" -> 'fields' FROM "withheld" AS o WHERE o."place" = 'revision' AND o."row_id" = w."row_id" LIMIT 1),
	(SELECT r."fields" FROM "character_revision" AS r WHERE r."character_id" || ' ' || r."revision" = w."row_id"),
	'{}')))
WHERE w."place" = 'revisionImage';--> statement-breakpoint
UPDATE "withheld" SET "content" = json_build_object('name', "content" -> 'name', 'tagline', "content" -> 'tagline',
	'tag_ids', "content" -> 'tag_ids', 'marked', "content" -> 'marked', 'content_hash', "content" -> 'content_hash',
	'search', "content" -> 'search', 'folded_name', "content" -> 'folded_name', 'name_key', "content" -> 'name_key')
WHERE "kind" = 'character' AND "place" = 'characterTexts';--> statement-breakpoint
-- Earlier revisions that only chats have.
INSERT INTO "character_revision" ("character_id", "revision", "fields", "created_at")
SELECT p."character_id", p."revision", pg_temp.fields_of_card(p."card"), min(k."created_at")
FROM "pinned_card" AS p
JOIN "chat" AS k ON k."character_id" = p."character_id" AND k."character_revision" = p."revision"
GROUP BY p."character_id", p."revision"
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "character_revision" ("character_id", "revision", "fields", "created_at")
SELECT k."character_id", k."character_revision", pg_temp.revision_fields(row_to_json(c), '{}'), c."created_at"
FROM "chat" AS k JOIN "character" AS c ON c."id" = k."character_id"
ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP TABLE "pinned_card";--> statement-breakpoint
ALTER TABLE "character"
	DROP COLUMN "chat_name",
	DROP COLUMN "bio",
	DROP COLUMN "greeting",
	DROP COLUMN "alternate_greetings",
	DROP COLUMN "definition",
	DROP COLUMN "personality",
	DROP COLUMN "scenario",
	DROP COLUMN "example_dialogs",
	DROP COLUMN "system_prompt",
	DROP COLUMN "post_history",
	DROP COLUMN "book",
	DROP COLUMN "extensions",
	DROP COLUMN "warnings",
	DROP COLUMN "version",
	DROP COLUMN "source",
	DROP COLUMN "made_by";--> statement-breakpoint
CREATE INDEX "chat_revision" ON "chat" USING btree ("character_id","character_revision");--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_revision_fk" FOREIGN KEY ("character_id","character_revision") REFERENCES "public"."character_revision"("character_id","revision") ON DELETE no action ON UPDATE no action;