-- What readers of the public stream are told: the availability of each work, as it was after each change.
CREATE TABLE "availability_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "availability_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"artwork_id" uuid NOT NULL,
	"availability" text NOT NULL,
	"held_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "availability_changes_by_age" ON "availability_changes" USING btree ("created_at");
--> statement-breakpoint
-- Taken before a row of a stream is written, as the last thing of a transaction: rows are then seen in the order of
-- their numbers, so whoever has read up to one has missed none. Readers are woken after the commit.
CREATE FUNCTION take_stream_turn(stream text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended('stream ' || stream, 0));
	PERFORM pg_notify(stream, '');
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_availability() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM take_stream_turn('availability');
	INSERT INTO availability_changes (artwork_id, availability, held_until)
	VALUES (NEW.id, NEW.availability, NEW.held_until);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Deferred, so that nobody holds the turn longer than a commit takes.
CREATE CONSTRAINT TRIGGER artworks_availability_told
	AFTER UPDATE OF availability, held_until ON artworks
	DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN ((OLD.availability, OLD.held_until) IS DISTINCT FROM (NEW.availability, NEW.held_until))
	EXECUTE FUNCTION tell_availability();
