ALTER TABLE "chat" ADD COLUMN "title_source" text DEFAULT 'first_message' NOT NULL;--> statement-breakpoint
-- Until now a title was the user's when the first message has its letters. All others are taken for titles of the model, which
-- are withheld with a removed character, as before.
UPDATE "chat" SET "title_source" = 'model' WHERE "title" <> '' AND NOT EXISTS (
	SELECT 1 FROM "message" AS m
	JOIN "variant" AS v ON v."message_id" = m."id" AND v."index" = m."selected"
	JOIN "variant_text" AS t ON t."id" = v."text_id"
	WHERE m."id" = (SELECT f."id" FROM "message" AS f WHERE f."chat_key" = "chat"."chat_key" AND f."kind" = 'turn'
		ORDER BY f."position" LIMIT 1)
	AND position(
		regexp_replace(regexp_replace("chat"."title", ' [(][0-9]+[)]$', ''), '[[:punct:][:space:]“”„‘’«»…–—]', '', 'g')
		IN regexp_replace(t."text", '[[:punct:][:space:]“”„‘’«»…–—]', '', 'g')) > 0);--> statement-breakpoint
UPDATE "chat" SET "title_source" = 'model' WHERE "chat_key" IN (SELECT "row_id" FROM "withheld" WHERE "place" = 'chatTitle');--> statement-breakpoint
-- A removed character withholds the greetings of its chats where they are read. What was moved out of the chats is moved back.
CREATE TEMPORARY TABLE moved ON COMMIT DROP AS
SELECT "place", "row_id", "content" FROM "withheld" WHERE "kind" = 'character'
	AND "place" IN ('message', 'variant', 'variantText', 'memory', 'chatTitle', 'chatPreview');--> statement-breakpoint
UPDATE "message" AS m SET "status" = w."content" ->> 'status', "error" = CASE WHEN w."content" ->> 'error' IS NULL THEN NULL
	ELSE (w."content" -> 'error')::jsonb END, "taken_down" = (w."content" ->> 'taken_down')::boolean
FROM moved AS w WHERE w."place" = 'message' AND w."row_id" = m."id";--> statement-breakpoint
UPDATE "variant" AS v SET "error" = CASE WHEN w."content" ->> 'error' IS NULL THEN NULL
	ELSE (w."content" -> 'error')::jsonb END, "feedback_text" = w."content" ->> 'feedback_text'
FROM moved AS w WHERE w."place" = 'variant' AND w."row_id" = v."id";--> statement-breakpoint
UPDATE "variant_text" AS t SET "text" = w."content" ->> 'text', "original" = w."content" ->> 'original', "line" = NULL
FROM moved AS w WHERE w."place" = 'variantText' AND w."row_id" = t."id";--> statement-breakpoint
UPDATE "chat" AS k SET "title" = w."content" ->> 'title'
FROM moved AS w WHERE w."place" = 'chatTitle' AND w."row_id" = k."chat_key" AND k."title" = '';--> statement-breakpoint
UPDATE "chat" AS k SET "preview" = w."content" ->> 'preview'
FROM moved AS w WHERE w."place" = 'chatPreview' AND w."row_id" = k."chat_key" AND k."preview" = '';--> statement-breakpoint
INSERT INTO "memory" SELECT (json_populate_record(NULL::"memory", w."content")).* FROM moved AS w
WHERE w."place" = 'memory' AND EXISTS (SELECT 1 FROM "chat" WHERE "chat_key" = w."content" ->> 'chat_key')
ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "withheld" WHERE "kind" = 'character'
	AND "place" IN ('message', 'variant', 'variantText', 'memory', 'chatTitle', 'chatPreview');
