CREATE TABLE "age_check" (
	"user_id" text NOT NULL,
	"verifier" text NOT NULL,
	"check_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "age_check_user_id_verifier_pk" PRIMARY KEY("user_id","verifier")
);
--> statement-breakpoint
ALTER TABLE "age_check" ADD CONSTRAINT "age_check_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "age_check_expires" ON "age_check" USING btree ("expires_at");