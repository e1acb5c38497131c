DROP INDEX "alternative_words";--> statement-breakpoint
CREATE INDEX "alternative_newest" ON "alternative" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);