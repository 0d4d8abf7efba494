ALTER TABLE "registration_requests" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "registration_requests" SET "changed_at" = "created_at";
