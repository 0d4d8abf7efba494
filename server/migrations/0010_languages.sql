ALTER TABLE "registration_requests" ADD COLUMN "language" text DEFAULT 'de' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mother_tongue" text;--> statement-breakpoint
ALTER TABLE "registration_requests" ADD CONSTRAINT "registration_requests_language_known" CHECK ("registration_requests"."language" in ('de', 'fa'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_languages_known" CHECK ("users"."language" in ('de', 'fa') and "users"."mother_tongue" in ('de', 'fa'));