ALTER TABLE "learning_settings" ADD COLUMN "zone" text;--> statement-breakpoint
ALTER TABLE "learning_settings" ADD COLUMN "unanswered_reminders" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "device_secret_hash" "bytea";--> statement-breakpoint
UPDATE "learning_settings" SET "zone" = "latest"."zone"
FROM (SELECT DISTINCT ON ("user_id") "user_id", "zone" FROM "answers" ORDER BY "user_id", "at" DESC) AS "latest"
WHERE "latest"."user_id" = "learning_settings"."user_id";--> statement-breakpoint
UPDATE "learning_settings" SET "reminder" = NULL WHERE "reminder" ->> 'how' = 'none';
