ALTER TABLE "generation" RENAME TO "streaming_reply";--> statement-breakpoint
ALTER TABLE "generation_part" RENAME TO "streaming_reply_part";--> statement-breakpoint
ALTER INDEX "generation_pkey" RENAME TO "streaming_reply_pkey";--> statement-breakpoint
ALTER INDEX "generation_chat" RENAME TO "streaming_reply_chat";--> statement-breakpoint
ALTER INDEX "generation_running" RENAME TO "streaming_reply_running";--> statement-breakpoint
ALTER TABLE "streaming_reply" RENAME CONSTRAINT "generation_message_id_message_id_fk" TO "streaming_reply_message_id_message_id_fk";--> statement-breakpoint
ALTER TABLE "streaming_reply_part" RENAME CONSTRAINT "generation_part_message_id_position_pk" TO "streaming_reply_part_message_id_position_pk";--> statement-breakpoint
ALTER TABLE "streaming_reply_part" RENAME CONSTRAINT "generation_part_message_id_generation_message_id_fk" TO "streaming_reply_part_message_id_streaming_reply_message_id_fk";
