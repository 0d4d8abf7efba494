ALTER TABLE "answers" ADD COLUMN "asked" text;--> statement-breakpoint
ALTER TABLE "learning_settings" ADD COLUMN "grouping" text;--> statement-breakpoint
ALTER TABLE "learning_settings" ADD COLUMN "grouped_version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "learning_settings" ADD COLUMN "regrouped_version" bigint DEFAULT 0 NOT NULL;