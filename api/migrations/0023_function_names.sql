-- Renamed, so what is built on them (generated columns, an index, triggers) goes on unchanged. Bodies name other functions as text, so they are written anew.
ALTER FUNCTION fold_words(text) RENAME TO normalize_words;
--> statement-breakpoint
ALTER FUNCTION folded(text) RENAME TO normalize_text;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION normalize_text(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_to_string(public.normalize_words(words), ' ')
$$;
--> statement-breakpoint
ALTER FUNCTION searched(tsvector) RENAME TO search_vector;
--> statement-breakpoint
ALTER FUNCTION alike_words(text) RENAME TO similar_words;
--> statement-breakpoint
ALTER INDEX "search_words_alike" RENAME TO "search_words_trigrams";
--> statement-breakpoint
DROP FUNCTION keep_search_words(text[]);
--> statement-breakpoint
-- In one order, so that two writers at once wait for each other and never in a circle. Words longer than 60 letters are not typed.
CREATE FUNCTION save_search_words(words text[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO search_words
	SELECT DISTINCT word FROM unnest(words) AS word WHERE length(word) BETWEEN 3 AND 60 ORDER BY word
	ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
ALTER FUNCTION find_search_words() RENAME TO set_search_words;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION set_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.search_words := array_to_tsvector((
		SELECT coalesce(array_agg(DISTINCT left(word, 60)), '{}') FROM unnest(normalize_words(concat_ws(' ',
			NEW.name_of_artwork, NEW.type_of_artwork, NEW.description,
			(SELECT concat_ws(' ', firstname, lastname) FROM artists WHERE id = NEW.artist_id)
		))) AS word
	));
	RETURN NEW;
END $$;
--> statement-breakpoint
ALTER FUNCTION keep_added_words() RENAME TO save_added_words;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION save_added_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM save_search_words(array(SELECT DISTINCT unnest(tsvector_to_array(search_words)) FROM added));
	RETURN NULL;
END $$;
--> statement-breakpoint
ALTER FUNCTION keep_changed_words() RENAME TO save_changed_words;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION save_changed_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM save_search_words(tsvector_to_array(NEW.search_words));
	RETURN NULL;
END $$;
--> statement-breakpoint
ALTER FUNCTION renamed_artist() RENAME TO update_words_of_artist;
--> statement-breakpoint
ALTER FUNCTION tell_catalogue() RENAME TO notify_catalogue;
--> statement-breakpoint
ALTER TRIGGER artworks_told ON artworks RENAME TO artworks_notify;
--> statement-breakpoint
ALTER TRIGGER artists_told ON artists RENAME TO artists_notify;
--> statement-breakpoint
ALTER TRIGGER pictures_told ON pictures RENAME TO pictures_notify;
--> statement-breakpoint
ALTER FUNCTION take_stream_turn(text) RENAME TO lock_stream;
--> statement-breakpoint
ALTER FUNCTION tell_availability() RENAME TO record_availability;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION record_availability() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM lock_stream('availability');
	INSERT INTO availability_changes (artwork_id, availability, held_until)
	VALUES (NEW.id, NEW.availability, NEW.held_until);
	RETURN NULL;
END $$;
--> statement-breakpoint
ALTER TRIGGER artworks_availability_told ON artworks RENAME TO artworks_availability_recorded;
