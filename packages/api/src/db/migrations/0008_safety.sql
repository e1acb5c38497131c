CREATE TABLE "provider_subscription" (
	"ref" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"customer_ref" text NOT NULL,
	"plan_id" integer NOT NULL,
	"live" boolean NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"answer" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulated_subscription" (
	"id" text PRIMARY KEY NOT NULL,
	"customer" text NOT NULL,
	"user_id" text NOT NULL,
	"price" text NOT NULL,
	"status" text NOT NULL,
	"current_period_end" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_question" (
	"ref" text PRIMARY KEY NOT NULL,
	"asked" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"severity" text NOT NULL,
	"kind" text,
	"item_id" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report" (
	"receipt" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"reporter_id" text,
	"evidence" jsonb NOT NULL,
	"hid" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decision" text
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "authenticated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "adult_method" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "adult_version" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "role" text DEFAULT 'user' NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "adult_age" integer;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "image_attested" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_subscription" ADD CONSTRAINT "provider_subscription_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_reporter_id_user_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_subscription_user" ON "provider_subscription" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_item" ON "audit_entry" USING btree ("kind","item_id");--> statement-breakpoint
CREATE INDEX "audit_severity" ON "audit_entry" USING btree ("severity","id");--> statement-breakpoint
CREATE INDEX "report_item" ON "report" USING btree ("kind","item_id","created_at");--> statement-breakpoint
CREATE INDEX "report_reporter" ON "report" USING btree ("reporter_id");--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is only ever added to' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_entry_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entry" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
