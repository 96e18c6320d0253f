ALTER TABLE "artwork_entries" DROP CONSTRAINT "artwork_entries_position";--> statement-breakpoint
ALTER TABLE "artwork_entries" ADD CONSTRAINT "artwork_entries_position" CHECK ("artwork_entries"."position" BETWEEN 1 AND 120);--> statement-breakpoint
-- Reads the lines of a work's provenance and exhibitions, as shared/contract/catalogue/entries/history-lines.ts does.
-- Leaves out what a public entry of the work says. A longer line becomes several entries.
CREATE FUNCTION missing_history(work uuid, provenance text, exhibitions text)
	RETURNS TABLE (place bigint, kind text, date text, text text) LANGUAGE sql STABLE AS $$
	WITH written (field, kind, lines) AS (
		VALUES (1, 'provenance', provenance), (2, 'exhibition', exhibitions)
	), line AS (
		SELECT field, written.kind, number, regexp_replace(split.line, '^\s+|\s+$', '', 'g') AS whole
		FROM written CROSS JOIN LATERAL regexp_split_to_table(lines, '\n') WITH ORDINALITY AS split (line, number)
	), told AS (
		SELECT field, line.kind, number,
			CASE WHEN dated IS NULL THEN '' ELSE concat_ws('–', dated[1], dated[2]) END AS date,
			coalesce(dated[3], whole) AS text
		FROM line CROSS JOIN LATERAL regexp_match(whole, '^(\d{4})(?:\s?[-–]\s?(\d{4}))?:\s*(.+)$') AS dated
		WHERE whole <> ''
	)
	SELECT row_number() OVER (ORDER BY field, number, part), told.kind,
		CASE WHEN part = 0 THEN told.date ELSE '' END, substr(told.text, part * 1000 + 1, 1000)
	FROM told CROSS JOIN LATERAL generate_series(0, (char_length(told.text) - 1) / 1000) AS part
	WHERE NOT EXISTS (
		SELECT FROM artwork_entries AS entry
		WHERE entry.artwork_id = work AND entry.is_public AND entry.kind = told.kind
			AND entry.date = told.date AND entry.text = left(told.text, 1000)
	)
$$;
--> statement-breakpoint
-- The page of a work showed the lines before the entries.
UPDATE artwork_entries SET position = position + told.lines
FROM (
	SELECT artworks.id, count(*) AS lines
	FROM artworks CROSS JOIN LATERAL missing_history(artworks.id, provenance, exhibitions)
	GROUP BY artworks.id
) AS told
WHERE artwork_entries.artwork_id = told.id;
--> statement-breakpoint
INSERT INTO artwork_entries (id, artwork_id, position, kind, date, text, is_public)
SELECT gen_random_uuid(), artworks.id, place, kind, date, text, true
FROM artworks CROSS JOIN LATERAL missing_history(artworks.id, provenance, exhibitions);
--> statement-breakpoint
-- A later migration can then alter the table in the same transaction.
SET CONSTRAINTS ALL IMMEDIATE;
--> statement-breakpoint
-- Processes of the release before write lines alone: decision 027.
CREATE FUNCTION enter_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO artwork_entries (id, artwork_id, position, kind, date, text, is_public)
	SELECT gen_random_uuid(), NEW.id, present.entries + missing.place, missing.kind, missing.date, missing.text, true
	FROM (SELECT count(*) AS entries FROM artwork_entries WHERE artwork_id = NEW.id) AS present
	CROSS JOIN LATERAL missing_history(
		NEW.id,
		CASE WHEN TG_OP = 'INSERT' OR OLD.provenance IS DISTINCT FROM NEW.provenance THEN NEW.provenance END,
		CASE WHEN TG_OP = 'INSERT' OR OLD.exhibitions IS DISTINCT FROM NEW.exhibitions THEN NEW.exhibitions END
	) AS missing;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER artworks_history_entered AFTER INSERT OR UPDATE OF provenance, exhibitions ON artworks
	FOR EACH ROW WHEN (NEW.provenance IS NOT NULL OR NEW.exhibitions IS NOT NULL) EXECUTE FUNCTION enter_history();
