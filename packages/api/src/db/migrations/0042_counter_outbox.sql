CREATE TABLE "counter_outbox" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"column" text NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "counter_outbox_kind_id_index" ON "counter_outbox" USING btree ("kind","id");
--> statement-breakpoint
-- Counts of processes that ended are added up by the next one.
INSERT INTO "counter_outbox" ("kind", "id", "column", "n")
	SELECT 'character', "character_id", 'chats', "chats" FROM "character_tally" WHERE "chats" <> 0
	UNION ALL
	SELECT 'character', "character_id", 'messages', "messages" FROM "character_tally" WHERE "messages" <> 0;
--> statement-breakpoint
DROP TABLE "character_tally" CASCADE;
