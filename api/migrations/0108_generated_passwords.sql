ALTER TABLE "users" ADD COLUMN "password_ends_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE FUNCTION keep_new_password() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.password_ends_at := NULL;
	RETURN NEW;
END $$;
--> statement-breakpoint
-- Only a generated password ends. A process of the release before, too, may replace it.
CREATE TRIGGER users_password_replaced BEFORE UPDATE OF password_hash ON users
	FOR EACH ROW WHEN (NEW.password_hash <> OLD.password_hash AND NEW.password_ends_at IS NOT DISTINCT FROM OLD.password_ends_at)
	EXECUTE FUNCTION keep_new_password();
