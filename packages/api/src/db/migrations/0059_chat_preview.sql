DELETE FROM "withheld" WHERE "slot" = 'chatPreview';--> statement-breakpoint
ALTER TABLE "chat" DROP COLUMN "preview";
