ALTER TABLE "mails" ADD COLUMN "urgent_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE FUNCTION end_staff_streams() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NOTIFY notifications;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION end_streams_of_ended_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT 1 FROM ended JOIN users ON users.id = ended.user_id WHERE users.role = 'admin') THEN
		NOTIFY notifications;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- The API checks the sessions of whoever follows the notifications again.
CREATE TRIGGER sessions_ended AFTER DELETE ON sessions
	REFERENCING OLD TABLE AS ended
	FOR EACH STATEMENT EXECUTE FUNCTION end_streams_of_ended_sessions();
--> statement-breakpoint
CREATE TRIGGER users_role_removed AFTER UPDATE OF role ON users
	FOR EACH ROW WHEN (OLD.role = 'admin' AND NEW.role <> 'admin') EXECUTE FUNCTION end_staff_streams();
--> statement-breakpoint
CREATE TRIGGER users_administrator_deleted AFTER DELETE ON users
	FOR EACH ROW WHEN (OLD.role = 'admin') EXECUTE FUNCTION end_staff_streams();
