-- At least one administrator is always left, however a role goes: taken away, changed, or with its user.
-- Two transactions that take each other's role at once wait for each other at the lock; the query after
-- it has a snapshot of its own (READ COMMITTED) and so sees what the other one has committed.
CREATE FUNCTION "keep_an_administrator"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(7405927);
	IF NOT EXISTS (SELECT 1 FROM "user_roles" WHERE "role" = 'admin') THEN
		RAISE EXCEPTION 'The last administrator cannot be removed'
			USING ERRCODE = 'check_violation', TABLE = 'user_roles', CONSTRAINT = 'user_roles_last_administrator';
	END IF;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "user_roles_last_administrator" AFTER DELETE OR UPDATE ON "user_roles"
	FOR EACH ROW WHEN (OLD."role" = 'admin') EXECUTE FUNCTION "keep_an_administrator"();
