ALTER TABLE "artworks" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE artworks SET updated_at = coalesce(
	(SELECT max(at) FROM audits WHERE subject = 'artwork' AND subject_id = artworks.id), created_at);
--> statement-breakpoint
-- A later migration can then alter the table in the same transaction.
SET CONSTRAINTS ALL IMMEDIATE;
--> statement-breakpoint
CREATE FUNCTION note_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.updated_at := now();
	RETURN NEW;
END $$;
--> statement-breakpoint
-- Changes of pictures and entries raise the version, too. Holds and sales do not.
CREATE TRIGGER artworks_update_noted BEFORE UPDATE ON artworks
	FOR EACH ROW WHEN (OLD.version IS DISTINCT FROM NEW.version OR OLD.stage IS DISTINCT FROM NEW.stage)
	EXECUTE FUNCTION note_update();
