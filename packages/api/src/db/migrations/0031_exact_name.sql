DROP INDEX "character_exact_name";--> statement-breakpoint
CREATE INDEX "character_exact_name" ON "character" USING hash (lower("name")) WHERE listed;