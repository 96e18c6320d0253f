CREATE OR REPLACE FUNCTION set_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.search_words := array_to_tsvector((
		SELECT coalesce(array_agg(DISTINCT left(word, 60)), '{}') FROM unnest(normalize_words(concat_ws(' ',
			NEW.name_of_artwork, NEW.type_of_artwork, NEW.description, NEW.materials, NEW.year,
			(SELECT concat_ws(' ', firstname, lastname) FROM artists WHERE id = NEW.artist_id)
		))) AS word
	));
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER artworks_search_words
	BEFORE INSERT OR UPDATE OF name_of_artwork, type_of_artwork, description, materials, year, artist_id ON artworks
	FOR EACH ROW EXECUTE FUNCTION set_search_words();
--> statement-breakpoint
UPDATE artworks SET year = year WHERE materials IS NOT NULL OR year IS NOT NULL;
