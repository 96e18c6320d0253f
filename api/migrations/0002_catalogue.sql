ALTER TABLE "artworks" ADD COLUMN "availability" text DEFAULT 'available' NOT NULL;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "held_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "artworks_by_price" ON "artworks" USING btree ("price","id");--> statement-breakpoint
CREATE INDEX "artworks_by_name" ON "artworks" USING btree ("name_of_artwork" COLLATE "und-x-icu","id");--> statement-breakpoint
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_name" CHECK (char_length("artworks"."name_of_artwork") <= 200);--> statement-breakpoint
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_availability" CHECK ("artworks"."availability" IN ('available', 'held', 'sold'));--> statement-breakpoint
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_held" CHECK (("artworks"."availability" = 'held') = ("artworks"."held_until" IS NOT NULL));--> statement-breakpoint
-- One function folds what is searched and what is typed: no accents, no capitals, words of letters and digits only.
CREATE FUNCTION fold_words(words text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_remove(regexp_split_to_array(replace(translate(
		lower(regexp_replace(normalize(words, NFKD), '[\u0300-\u036f''ʼ‘’]', '', 'g') COLLATE "und-x-icu"),
		'ɓɗƙƴɛɔŋøłđðı', 'bdkyeonolddi'
	), 'ß', 'ss'), '[^[:alnum:]]+'), '')
$$;
--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "search_words" tsvector DEFAULT '' NOT NULL;
--> statement-breakpoint
-- The planner takes comparing words for cheap and would read every work: behind a function it takes the index.
CREATE FUNCTION searched(words tsvector) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 100 AS $$
BEGIN
	RETURN words;
END $$;
--> statement-breakpoint
CREATE INDEX "artworks_search" ON "artworks" USING gin (searched("search_words")) WITH (fastupdate = off);
--> statement-breakpoint
-- Every word of the catalogue once: a word that was typed wrong is compared with these, not with the texts.
CREATE TABLE "search_words" ("word" text COLLATE "C" PRIMARY KEY);
--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
-- In one order, so that two writers at once wait for each other and never in a circle. Words longer than 60 letters are not typed.
CREATE FUNCTION keep_search_words(kept text[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO search_words
	SELECT DISTINCT word FROM unnest(kept) AS word WHERE length(word) BETWEEN 3 AND 60 ORDER BY word
	ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
-- Half of the letters of a short word may differ after one slip, so the usual threshold would miss it.
CREATE FUNCTION alike_words(typed text) RETURNS SETOF text LANGUAGE sql STABLE SET pg_trgm.similarity_threshold = 0.18 AS $$
	SELECT word FROM search_words WHERE word % typed ORDER BY similarity(word, typed) DESC, word LIMIT 40
$$;
--> statement-breakpoint
CREATE FUNCTION find_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.search_words := array_to_tsvector((
		SELECT coalesce(array_agg(DISTINCT left(word, 60)), '{}') FROM unnest(fold_words(concat_ws(' ',
			NEW.name_of_artwork, NEW.type_of_artwork, NEW.description,
			(SELECT concat_ws(' ', firstname, lastname) FROM artists WHERE id = NEW.artist_id)
		))) AS word
	));
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER artworks_search_words
	BEFORE INSERT OR UPDATE OF name_of_artwork, type_of_artwork, description, artist_id ON artworks
	FOR EACH ROW EXECUTE FUNCTION find_search_words();
--> statement-breakpoint
CREATE FUNCTION keep_added_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM keep_search_words(array(SELECT DISTINCT unnest(tsvector_to_array(search_words)) FROM added));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER artworks_added_words AFTER INSERT ON artworks REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION keep_added_words();
--> statement-breakpoint
CREATE FUNCTION keep_changed_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM keep_search_words(tsvector_to_array(NEW.search_words));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER artworks_changed_words AFTER UPDATE ON artworks
	FOR EACH ROW WHEN (OLD.search_words IS DISTINCT FROM NEW.search_words) EXECUTE FUNCTION keep_changed_words();
--> statement-breakpoint
CREATE FUNCTION renamed_artist() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE artworks SET artist_id = artist_id WHERE artist_id = NEW.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER artists_renamed AFTER UPDATE OF firstname, lastname ON artists
	FOR EACH ROW WHEN ((OLD.firstname, OLD.lastname) IS DISTINCT FROM (NEW.firstname, NEW.lastname))
	EXECUTE FUNCTION renamed_artist();
--> statement-breakpoint
-- Works that are there already.
UPDATE artworks SET artist_id = artist_id;
--> statement-breakpoint
-- Every API process drops the answers it kept when a write that touches the catalogue is committed.
CREATE FUNCTION tell_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('catalogue', '');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER artworks_told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON artworks
	FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
--> statement-breakpoint
CREATE TRIGGER artists_told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON artists
	FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
--> statement-breakpoint
CREATE TRIGGER pictures_told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pictures
	FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
