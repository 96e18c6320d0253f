ALTER TABLE "users" ADD COLUMN "staff_role" text;--> statement-breakpoint
UPDATE "users" SET "staff_role" = 'owner' WHERE "role" = 'admin';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_staff_role" CHECK ("users"."staff_role" IN ('viewer', 'curator', 'manager', 'owner'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_administrator_role" CHECK ("users"."role" <> 'admin' OR "users"."staff_role" IS NOT NULL);--> statement-breakpoint
-- A writer that knows no roles makes owners.
CREATE FUNCTION set_staff_role() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.staff_role := 'owner';
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_staff_role_given BEFORE INSERT OR UPDATE OF role, staff_role ON users
	FOR EACH ROW WHEN (NEW.role = 'admin' AND NEW.staff_role IS NULL) EXECUTE FUNCTION set_staff_role();
--> statement-breakpoint
-- The lock lets one transaction at a time give an owner up, so that each sees who is left.
CREATE FUNCTION keep_an_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW.role = 'admin' AND NEW.staff_role = 'owner' THEN
		RETURN NULL;
	END IF;
	PERFORM pg_advisory_xact_lock(710009);
	IF NOT EXISTS (SELECT FROM users WHERE role = 'admin' AND staff_role = 'owner') THEN
		RAISE EXCEPTION 'no owner would be left'
			USING ERRCODE = 'check_violation', CONSTRAINT = 'users_owner_left', TABLE = 'users';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER users_owner_left AFTER UPDATE OR DELETE ON users
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN (OLD.role = 'admin' AND OLD.staff_role = 'owner') EXECUTE FUNCTION keep_an_owner();
