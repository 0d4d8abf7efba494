CREATE TABLE "registration_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"message" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "registration_requests_email_unique" UNIQUE("email"),
	CONSTRAINT "registration_requests_email_folded" CHECK ("registration_requests"."email" = lower(btrim("registration_requests"."email"))),
	CONSTRAINT "registration_requests_known" CHECK ("registration_requests"."status" in ('pending', 'approved', 'rejected'))
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "about" uuid;