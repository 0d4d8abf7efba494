ALTER TABLE "learning_settings" ALTER COLUMN "keyboard" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "learning_settings" ALTER COLUMN "keyboard" DROP NOT NULL;--> statement-breakpoint
UPDATE "learning_settings" SET "keyboard" = NULL WHERE NOT "keyboard";
