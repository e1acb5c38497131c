CREATE TABLE "generation_part" (
	"message_id" text NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "generation_part_message_id_position_pk" PRIMARY KEY("message_id","position")
);
--> statement-breakpoint
ALTER TABLE "generation_part" ADD CONSTRAINT "generation_part_message_id_generation_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."generation"("message_id") ON DELETE cascade ON UPDATE no action;