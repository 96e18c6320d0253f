CREATE TABLE "editions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"size" integer NOT NULL,
	"available" integer DEFAULT 0 NOT NULL,
	"shown_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "editions_shown" UNIQUE("shown_id"),
	CONSTRAINT "editions_size_of" UNIQUE("id","size"),
	CONSTRAINT "editions_size" CHECK ("editions"."size" BETWEEN 2 AND 500)
);
--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "edition_id" uuid;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "edition_number" integer;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "edition_size" integer;--> statement-breakpoint
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_edition" FOREIGN KEY ("edition_id","edition_size") REFERENCES "public"."editions"("id","size") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "artworks_edition_number" ON "artworks" USING btree ("edition_id","edition_number") WHERE "artworks"."edition_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_number_of_edition" CHECK (num_nulls("artworks"."edition_id", "artworks"."edition_number", "artworks"."edition_size") IN (0, 3) AND "artworks"."edition_number" BETWEEN 1 AND "artworks"."edition_size");
--> statement-breakpoint
-- Sets which number stands for the edition in lists, and how many are free. All writers lock the stream before the
-- edition, so that none waits in a circle. The lock makes each count see the sales before it.
CREATE FUNCTION count_edition(edition uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM lock_stream('availability');
	PERFORM FROM editions WHERE id = edition FOR UPDATE;
	WITH numbers AS (
		SELECT artworks.id, edition_number, CASE
			WHEN availability = 'available' THEN CASE WHEN claims."by" = 'lot' THEN 2 ELSE 1 END
			WHEN availability = 'held' THEN 3
			ELSE 4
		END AS rank
		FROM artworks LEFT JOIN artwork_claims AS claims ON claims.artwork_id = artworks.id
		WHERE edition_id = edition AND archived_at IS NULL
	), counted AS (
		SELECT
			(SELECT id FROM numbers ORDER BY rank, edition_number LIMIT 1) AS shown_id,
			(SELECT count(*)::integer FROM numbers WHERE rank = 1) AS available
	)
	UPDATE editions SET shown_id = counted.shown_id, available = counted.available FROM counted
	WHERE id = edition
		AND (editions.shown_id, editions.available) IS DISTINCT FROM (counted.shown_id, counted.available);
END $$;
--> statement-breakpoint
CREATE FUNCTION count_edition_of_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM count_edition(NEW.edition_id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_edition_of_claim() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	claim artwork_claims := coalesce(NEW, OLD);
	edition uuid := (SELECT edition_id FROM artworks WHERE id = claim.artwork_id);
BEGIN
	-- An order also changes the work's availability.
	IF claim."by" = 'lot' AND edition IS NOT NULL THEN PERFORM count_edition(edition); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Deferred, as artworks_edited is.
CREATE CONSTRAINT TRIGGER artworks_edition_added AFTER INSERT ON artworks
	DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (NEW.edition_id IS NOT NULL) EXECUTE FUNCTION count_edition_of_work();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER artworks_edition_sold AFTER UPDATE OF availability, archived_at ON artworks
	DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (
		NEW.edition_id IS NOT NULL AND (OLD.availability, OLD.archived_at) IS DISTINCT FROM (NEW.availability, NEW.archived_at)
	)
	EXECUTE FUNCTION count_edition_of_work();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER artwork_claims_sold_edition AFTER INSERT OR DELETE ON artwork_claims
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_edition_of_claim();
--> statement-breakpoint
-- Lists then show another card.
CREATE CONSTRAINT TRIGGER editions_edited AFTER UPDATE ON editions
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION record_edit();
