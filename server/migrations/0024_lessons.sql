CREATE TABLE "lesson_progress" (
	"user_id" uuid NOT NULL,
	"lesson" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"step" smallint NOT NULL,
	"right" smallint NOT NULL,
	"of" smallint NOT NULL,
	"done" boolean NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "lesson_progress_user_id_lesson_pk" PRIMARY KEY("user_id","lesson"),
	CONSTRAINT "lesson_progress_possible" CHECK ("lesson_progress"."right" <= "lesson_progress"."of")
);
--> statement-breakpoint
ALTER TABLE "learning_settings" ADD COLUMN "start" text;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;