CREATE TABLE "passkey_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"change" text NOT NULL,
	"passkey_id" uuid NOT NULL,
	"passkey_name" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_links_known" CHECK ("passkey_links"."change" in ('added', 'removed'))
);
--> statement-breakpoint
CREATE TABLE "removed_passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"removed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "device_challenges" DROP CONSTRAINT "device_challenges_key_id_device_keys_id_fk";
--> statement-breakpoint
DROP INDEX "audit_of_actor";--> statement-breakpoint
DROP INDEX "audit_of_subject";--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "actor_alias" text;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "subject_alias" text;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "detail" text;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "provisional" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "answer_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "learning_settings" ADD COLUMN "answer_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "passkeys" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "passkey_links" ADD CONSTRAINT "passkey_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_passkeys" ADD CONSTRAINT "removed_passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_links_of_user" ON "passkey_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkey_links_oldest" ON "passkey_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "removed_passkeys_of_user" ON "removed_passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "removed_passkeys_oldest" ON "removed_passkeys" USING btree ("removed_at");--> statement-breakpoint
CREATE INDEX "audit_of_object" ON "audit" USING btree ("object_id");--> statement-breakpoint
CREATE INDEX "cards_provisional" ON "cards" USING btree ("user_id") WHERE "cards"."provisional";--> statement-breakpoint
CREATE INDEX "device_challenges_oldest" ON "device_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_to" ON "mail_outbox" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "mail_outbox_about" ON "mail_outbox" USING btree ("about");--> statement-breakpoint
CREATE INDEX "reports_newest" ON "reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_of_actor" ON "audit" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_of_subject" ON "audit" USING btree ("subject_id","at");--> statement-breakpoint
UPDATE "passkeys" SET "confirmed_at" = "created_at";--> statement-breakpoint
UPDATE "learning_settings" l SET "answer_count" = (SELECT count(*) FROM "answers" a WHERE a."user_id" = l."user_id");--> statement-breakpoint
UPDATE "cards" c SET "answer_count" = a."count" FROM (
	SELECT "user_id", "item", "language", "skill", count(*) FROM "answers" GROUP BY 1, 2, 3, 4
) a WHERE (c."user_id", c."item", c."language", c."skill") = (a."user_id", a."item", a."language", a."skill");
