CREATE TABLE "moderation_decision" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"decision" text NOT NULL,
	"rule" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"moderator_id" text,
	"fingerprint" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "moderation_decision" ADD CONSTRAINT "moderation_decision_moderator_id_user_id_fk" FOREIGN KEY ("moderator_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_decision_item" ON "moderation_decision" USING btree ("kind","item_id","id");--> statement-breakpoint
CREATE INDEX "moderation_decision_moderator" ON "moderation_decision" USING btree ("moderator_id");