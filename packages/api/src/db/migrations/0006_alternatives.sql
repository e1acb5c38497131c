CREATE TABLE "chat_request" (
	"chat_key" text NOT NULL,
	"client_id" text NOT NULL,
	"kind" text NOT NULL,
	"message_id" text NOT NULL,
	"alternative_id" text,
	"base" integer DEFAULT 0 NOT NULL,
	"note_hash" text,
	"made_chat_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_request_chat_key_client_id_pk" PRIMARY KEY("chat_key","client_id")
);
--> statement-breakpoint
ALTER TABLE "alternative" ADD COLUMN "user_id" text;--> statement-breakpoint
UPDATE "alternative" SET "user_id" = "chat"."user_id" FROM "message", "chat" WHERE "message"."id" = "alternative"."message_id" AND "chat"."chat_key" = "message"."chat_key";--> statement-breakpoint
ALTER TABLE "alternative" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "alternative" ADD COLUMN "original" text;--> statement-breakpoint
ALTER TABLE "alternative" ADD COLUMN "error" jsonb;--> statement-breakpoint
ALTER TABLE "alternative" ADD COLUMN "feedback" text;--> statement-breakpoint
ALTER TABLE "alternative" ADD COLUMN "feedback_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "alternative" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS ((to_tsvector('simple', "text") || array_to_tsvector(array['@' || "user_id"]))) STORED;--> statement-breakpoint
ALTER TABLE "chat" ADD COLUMN "pinned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chat" ADD COLUMN "parent_chat_key" text;--> statement-breakpoint
ALTER TABLE "chat" ADD COLUMN "parent_message_id" text;--> statement-breakpoint
ALTER TABLE "generation" ADD COLUMN "base" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "pinned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "deletion_id" text;--> statement-breakpoint
ALTER TABLE "chat_request" ADD CONSTRAINT "chat_request_chat_key_chat_chat_key_fk" FOREIGN KEY ("chat_key") REFERENCES "public"."chat"("chat_key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alternative_words" ON "alternative" USING gin ("words");--> statement-breakpoint
CREATE INDEX "chat_listed" ON "chat" USING btree ("user_id","pinned" DESC NULLS FIRST,"updated_at" DESC NULLS FIRST,"chat_key" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "chat_bin" ON "chat" USING btree ("user_id","deleted_at" DESC NULLS FIRST) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "chat_purge" ON "chat" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "message_deletion" ON "message" USING btree ("deletion_id") WHERE deletion_id is not null;--> statement-breakpoint
CREATE INDEX "message_purge" ON "message" USING btree ("deleted_at") WHERE deleted_at is not null;