CREATE TABLE "answers" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"language" text NOT NULL,
	"item" text NOT NULL,
	"skill" text NOT NULL,
	"grade" smallint NOT NULL,
	"task" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ms" integer NOT NULL,
	"overruled" boolean NOT NULL,
	CONSTRAINT "answers_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "answers_known" CHECK ("answers"."grade" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"user_id" uuid NOT NULL,
	"language" text NOT NULL,
	"item" text NOT NULL,
	"skill" text NOT NULL,
	"due" timestamp with time zone NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"reps" integer NOT NULL,
	"lapses" integer NOT NULL,
	"last" timestamp with time zone NOT NULL,
	"first" timestamp with time zone,
	"first_right" timestamp with time zone,
	"last_right" timestamp with time zone,
	"right_twice" boolean NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "cards_user_id_item_language_skill_pk" PRIMARY KEY("user_id","item","language","skill")
);
--> statement-breakpoint
CREATE TABLE "learning_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"learns" text,
	"minutes" smallint DEFAULT 10 NOT NULL,
	"new_a_day" smallint,
	"transliteration" text DEFAULT 'auto' NOT NULL,
	"sounds" text DEFAULT 'auto' NOT NULL,
	"keyboard" boolean DEFAULT false NOT NULL,
	"human_voices" boolean DEFAULT false NOT NULL,
	"version" bigint NOT NULL,
	"restarted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stars" (
	"user_id" uuid NOT NULL,
	"item" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stars_user_id_item_pk" PRIMARY KEY("user_id","item")
);
--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_settings" ADD CONSTRAINT "learning_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stars" ADD CONSTRAINT "stars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answers_of_item" ON "answers" USING btree ("user_id","item");--> statement-breakpoint
CREATE INDEX "cards_newest" ON "cards" USING btree ("user_id","version");