-- A row without a work: the catalogue was edited, in ways that the other rows do not describe.
ALTER TABLE "availability_changes" ALTER COLUMN "artwork_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "availability_changes" ALTER COLUMN "availability" DROP NOT NULL;
--> statement-breakpoint
-- Once for each transaction, however many rows it edits.
CREATE FUNCTION record_edit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('gallery.edit_recorded_by', true) IS DISTINCT FROM pg_current_xact_id()::text THEN
		PERFORM set_config('gallery.edit_recorded_by', pg_current_xact_id()::text, true);
		PERFORM lock_stream('availability');
		INSERT INTO availability_changes (artwork_id) VALUES (NULL);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Deferred, as artworks_availability_recorded is.
CREATE CONSTRAINT TRIGGER artworks_added_or_removed AFTER INSERT OR DELETE ON artworks
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION record_edit();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER artworks_edited AFTER UPDATE ON artworks
	DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (
		(to_jsonb(OLD) - '{availability,held_until}'::text[]) IS DISTINCT FROM (to_jsonb(NEW) - '{availability,held_until}'::text[])
	)
	EXECUTE FUNCTION record_edit();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER artists_edited AFTER UPDATE ON artists
	DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (to_jsonb(OLD) IS DISTINCT FROM to_jsonb(NEW))
	EXECUTE FUNCTION record_edit();
