ALTER TABLE "character" ADD COLUMN "client_id" text;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "network_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "character_client" ON "character" USING btree ("creator_id","client_id") WHERE client_id is not null;