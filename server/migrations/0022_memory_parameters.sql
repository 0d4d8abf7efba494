CREATE TABLE "memory_parameters" (
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"w" double precision[] NOT NULL,
	CONSTRAINT "memory_parameters_user_id_at_pk" PRIMARY KEY("user_id","at"),
	CONSTRAINT "memory_parameters_known" CHECK (cardinality("memory_parameters"."w") = 21)
);
--> statement-breakpoint
ALTER TABLE "learning_settings" ADD COLUMN "fit_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "learning_settings" ADD COLUMN "fitted_answers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "memory_parameters" ADD CONSTRAINT "memory_parameters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;