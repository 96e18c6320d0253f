-- Every API process drops the answers it shared when a write to the events is committed.
CREATE FUNCTION tell_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('events', '');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER events_told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON events
	FOR EACH STATEMENT EXECUTE FUNCTION tell_events();
