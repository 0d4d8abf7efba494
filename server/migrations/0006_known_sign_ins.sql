CREATE TABLE "erasures" (
	"user_id_hash" "bytea" PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_sign_ins" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_sign_ins_user_id_kind_hash_pk" PRIMARY KEY("user_id","kind","hash")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device_secret_hash" "bytea";--> statement-breakpoint
ALTER TABLE "user_device_locks" ADD COLUMN "device_secret_hash" "bytea";--> statement-breakpoint
ALTER TABLE "known_sign_ins" ADD CONSTRAINT "known_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;