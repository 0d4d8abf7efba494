ALTER TABLE "profiles" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "registration_requests" ADD COLUMN "search_text" text;--> statement-breakpoint
-- What is there already is folded here, once, as content/src/fold.ts folds what comes after it.
CREATE OR REPLACE FUNCTION pg_temp.fold("typed" text) RETURNS text LANGUAGE sql AS $$
	SELECT btrim(regexp_replace(regexp_replace(
		normalize(
			translate(
				replace(replace(replace(replace(
					lower(translate(normalize("typed", NFC), 'ÄÖÜẞ', 'äöüß')),
					'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'),
				'يىئكةۀآأإٱؤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
				'یییکههااااو01234567890123456789'),
			NFD),
		'[\u0300-\u036F\u064B-\u0655\u0670\u0640\u200C\u200E\u200F''’‘ʼ·-]', '', 'g'),
		'\s+', ' ', 'g'))
$$;--> statement-breakpoint
UPDATE "profiles" SET "search_text" = pg_temp.fold(coalesce("username", '')) || E'\n' || pg_temp.fold("email")
	FROM "users" WHERE "users"."id" = "profiles"."id";--> statement-breakpoint
UPDATE "registration_requests" SET "search_text" = pg_temp.fold("username") || E'\n' || pg_temp.fold("email");--> statement-breakpoint
DROP FUNCTION pg_temp.fold(text);--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "search_text" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "registration_requests" ALTER COLUMN "search_text" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "profiles_newest" ON "profiles" USING btree ("created_at","id");
