ALTER TABLE "generation" ADD COLUMN "former_selected" integer;--> statement-breakpoint
ALTER TABLE "generation" ADD COLUMN "former_finish" text;