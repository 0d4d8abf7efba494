CREATE TABLE "audit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"object_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recording_consents" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name" text,
	"region" text,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"item" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"name" text,
	"region" text,
	"audio" "bytea",
	"ms" integer NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recordings_known" CHECK ("recordings"."language" in ('de', 'fa') and "recordings"."state" in ('pending', 'approved', 'rejected', 'withdrawn')),
	CONSTRAINT "recordings_withdrawn_silent" CHECK (("recordings"."audio" is null) = ("recordings"."state" = 'withdrawn')),
	CONSTRAINT "recordings_reasoned" CHECK (("recordings"."reason" is null) = ("recordings"."state" <> 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"item" text NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "reports_known" CHECK ("reports"."status" in ('open', 'done')),
	CONSTRAINT "reports_closed" CHECK (("reports"."closed_at" is null) = ("reports"."status" = 'open'))
);
--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_consents" ADD CONSTRAINT "recording_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_of_actor" ON "audit" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_of_subject" ON "audit" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "audit_oldest" ON "audit" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "recordings_once" ON "recordings" USING btree ("user_id","item","language") WHERE "recordings"."state" in ('pending', 'approved');--> statement-breakpoint
CREATE INDEX "recordings_of_user" ON "recordings" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "recordings_of_line" ON "recordings" USING btree ("language","item") WHERE "recordings"."state" = 'approved';--> statement-breakpoint
CREATE INDEX "recordings_oldest" ON "recordings" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "reports_of_user" ON "reports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("item","created_at") WHERE "reports"."status" = 'open';