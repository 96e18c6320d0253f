CREATE TABLE "artist_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"artist_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "exhibitions" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "slug" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "artist_slugs" ADD CONSTRAINT "artist_slugs_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "artist_slugs_by_artist" ON "artist_slugs" USING btree ("artist_id");--> statement-breakpoint
-- The trigger reserves a slug before the row of its artist exists.
ALTER TABLE "artist_slugs" ALTER CONSTRAINT "artist_slugs_artist_id_artists_id_fk" DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
-- The name without accents: 'Ngọzi Eze' becomes 'ngozi-eze', or 'ngozi-eze-2' while another artist has that. An artist keeps every former slug.
CREATE FUNCTION set_artist_slug() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	base text := coalesce(nullif(left(trim('-' FROM regexp_replace(
		array_to_string(normalize_words(NEW.firstname || ' ' || NEW.lastname), '-'), '[^a-z0-9]+', '-', 'g'
	)), 60), ''), 'artist');
	free text := base;
	number integer := 1;
BEGIN
	IF TG_OP = 'UPDATE' AND OLD.slug ~ ('^' || base || '(-[0-9]+)?$') THEN
		RETURN NEW;
	END IF;
	-- One artist after another, so that two with one name do not choose the same slug.
	PERFORM pg_advisory_xact_lock(hashtextextended('artist slugs', 0));
	WHILE EXISTS (SELECT FROM artist_slugs WHERE slug = free AND artist_id <> NEW.id) LOOP
		number := number + 1;
		free := base || '-' || number;
	END LOOP;
	INSERT INTO artist_slugs (slug, artist_id) VALUES (free, NEW.id) ON CONFLICT DO NOTHING;
	NEW.slug := free;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER artists_slug BEFORE INSERT OR UPDATE OF firstname, lastname ON artists
	FOR EACH ROW EXECUTE FUNCTION set_artist_slug();
--> statement-breakpoint
DO $$
DECLARE
	artist uuid;
BEGIN
	FOR artist IN SELECT id FROM artists ORDER BY created_at, id LOOP
		UPDATE artists SET firstname = firstname WHERE id = artist;
	END LOOP;
END $$;
