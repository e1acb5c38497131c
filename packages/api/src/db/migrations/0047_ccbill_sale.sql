CREATE TABLE "ccbill_sale" (
	"subscription_id" text PRIMARY KEY NOT NULL,
	"order" text NOT NULL,
	"user_id" text NOT NULL,
	"plan_id" integer,
	"price" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"refunded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "ccbill_sale_order" ON "ccbill_sale" USING btree ("order");