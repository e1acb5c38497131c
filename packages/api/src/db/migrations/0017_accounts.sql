CREATE TABLE "appeal" (
	"notice_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"result" text,
	"answer" text DEFAULT '' NOT NULL,
	"moderator_id" text
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"measure" text NOT NULL,
	"kind" text,
	"item_id" text,
	"rule" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"until" timestamp (3) with time zone,
	"payment" text,
	"payment_done_at" timestamp (3) with time zone,
	"moderator_id" text,
	"client_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text
);
--> statement-breakpoint
ALTER TABLE "appeal" ADD CONSTRAINT "appeal_notice_id_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal" ADD CONSTRAINT "appeal_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal" ADD CONSTRAINT "appeal_moderator_id_user_id_fk" FOREIGN KEY ("moderator_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_moderator_id_user_id_fk" FOREIGN KEY ("moderator_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appeal_open" ON "appeal" USING btree ("decided_at","created_at");--> statement-breakpoint
CREATE INDEX "appeal_user" ON "appeal" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "appeal_moderator" ON "appeal" USING btree ("moderator_id");--> statement-breakpoint
CREATE INDEX "notice_user" ON "notice" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "notice_item" ON "notice" USING btree ("kind","item_id");--> statement-breakpoint
CREATE INDEX "notice_moderator" ON "notice" USING btree ("moderator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notice_client" ON "notice" USING btree ("moderator_id","client_id");