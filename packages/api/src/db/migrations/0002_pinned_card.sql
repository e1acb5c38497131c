CREATE TABLE "pinned_card" (
	"character_id" text NOT NULL,
	"revision" integer NOT NULL,
	"card" jsonb NOT NULL,
	CONSTRAINT "pinned_card_character_id_revision_pk" PRIMARY KEY("character_id","revision")
);
--> statement-breakpoint
ALTER TABLE "pinned_card" ADD CONSTRAINT "pinned_card_character_id_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("id") ON DELETE cascade ON UPDATE no action;