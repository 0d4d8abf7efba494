CREATE TABLE "push_keys" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_keys_one" CHECK ("push_keys"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"user_id" uuid NOT NULL,
	"device_id" text NOT NULL,
	"device_kind" text DEFAULT '/' NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"send_at" timestamp with time zone,
	"send_until" timestamp with time zone,
	CONSTRAINT "push_subscriptions_user_id_device_id_pk" PRIMARY KEY("user_id","device_id"),
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint"),
	CONSTRAINT "push_subscriptions_bounded" CHECK (("push_subscriptions"."send_at" is null) = ("push_subscriptions"."send_until" is null))
);
--> statement-breakpoint
CREATE TABLE "reminder_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "learning_settings" ADD COLUMN "reminder" jsonb;--> statement-breakpoint
ALTER TABLE "learning_settings" ADD COLUMN "reminder_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "learning_settings" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_links" ADD CONSTRAINT "reminder_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscriptions_due" ON "push_subscriptions" USING btree ("send_at") WHERE "push_subscriptions"."send_at" is not null;--> statement-breakpoint
CREATE INDEX "reminder_links_of_user" ON "reminder_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reminder_links_oldest" ON "reminder_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "learning_settings_reminders" ON "learning_settings" USING btree ("reminder_due_at") WHERE "learning_settings"."reminder_due_at" is not null;