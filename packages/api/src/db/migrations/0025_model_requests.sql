CREATE UNLOGGED TABLE "model_request" (
	"id" text PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"caller" text NOT NULL,
	"owner" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"begun_at" timestamp (3) with time zone,
	"beat" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "model_request_order" ON "model_request" USING btree ("model","due_at");