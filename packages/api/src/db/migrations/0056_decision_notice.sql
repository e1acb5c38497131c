ALTER TABLE "notice" RENAME TO "decision_notice";--> statement-breakpoint
ALTER TABLE "report" RENAME TO "abuse_report";--> statement-breakpoint
ALTER INDEX "notice_pkey" RENAME TO "decision_notice_pkey";--> statement-breakpoint
ALTER INDEX "notice_user" RENAME TO "decision_notice_user";--> statement-breakpoint
ALTER INDEX "notice_item" RENAME TO "decision_notice_item";--> statement-breakpoint
ALTER INDEX "notice_moderator" RENAME TO "decision_notice_moderator";--> statement-breakpoint
ALTER INDEX "notice_client" RENAME TO "decision_notice_client";--> statement-breakpoint
ALTER INDEX "report_pkey" RENAME TO "abuse_report_pkey";--> statement-breakpoint
ALTER INDEX "report_item" RENAME TO "abuse_report_item";--> statement-breakpoint
ALTER INDEX "report_reporter" RENAME TO "abuse_report_reporter";--> statement-breakpoint
ALTER TABLE "decision_notice" RENAME CONSTRAINT "notice_user_id_user_id_fk" TO "decision_notice_user_id_user_id_fk";--> statement-breakpoint
ALTER TABLE "decision_notice" RENAME CONSTRAINT "notice_moderator_id_user_id_fk" TO "decision_notice_moderator_id_user_id_fk";--> statement-breakpoint
ALTER TABLE "appeal" RENAME CONSTRAINT "appeal_notice_id_notice_id_fk" TO "appeal_notice_id_decision_notice_id_fk";--> statement-breakpoint
ALTER TABLE "abuse_report" RENAME CONSTRAINT "report_reporter_id_user_id_fk" TO "abuse_report_reporter_id_user_id_fk";--> statement-breakpoint
ALTER INDEX IF EXISTS "report_contact" RENAME TO "abuse_report_contact";--> statement-breakpoint
ALTER INDEX IF EXISTS "report_open" RENAME TO "abuse_report_open";
