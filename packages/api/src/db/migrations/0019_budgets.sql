CREATE TABLE "byte_usage" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "byte_usage_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "message_usage" ADD COLUMN "free_repeats" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "byte_usage" ADD CONSTRAINT "byte_usage_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;