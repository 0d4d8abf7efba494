ALTER TABLE "audit" DROP CONSTRAINT "audit_subject_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "audit" ALTER COLUMN "object_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit" ALTER COLUMN "subject_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "device_keys" ADD COLUMN "device_kind" text DEFAULT '/' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "detail" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device_kind" text DEFAULT '/' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;