CREATE TABLE "stopped_identity" (
	"identity_hash" text NOT NULL,
	"notice_id" text NOT NULL,
	"measure" text NOT NULL,
	"rule" text NOT NULL,
	"reason" text NOT NULL,
	"until" timestamp (3) with time zone,
	CONSTRAINT "stopped_identity_identity_hash_notice_id_pk" PRIMARY KEY("identity_hash","notice_id")
);
--> statement-breakpoint
CREATE INDEX "stopped_identity_notice" ON "stopped_identity" USING btree ("notice_id");