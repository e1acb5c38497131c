CREATE TABLE "character_tally" (
	"character_id" text NOT NULL,
	"chats" integer NOT NULL,
	"messages" integer NOT NULL
);
