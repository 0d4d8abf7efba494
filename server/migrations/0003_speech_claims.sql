ALTER TABLE "speech_clips" ALTER COLUMN "mp3" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "speech_clips" ADD COLUMN "checksum" "bytea";--> statement-breakpoint
ALTER TABLE "speech_clips" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
UPDATE "speech_clips" SET "checksum" = sha256("mp3");
