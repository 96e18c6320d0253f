-- The works whose price is that of a lot: the lot has the work, or its winner has yet to pay. A claim names its lot or its order.
CREATE VIEW "works_in_auction" AS
	SELECT claims.artwork_id, lots.id AS lot_id, lots.auction_id, lots.number, lots.starting_price, lots.price,
		CASE WHEN lots.price = 0 THEN lots.starting_price ELSE lots.price END AS shown_price,
		lots.opens_at, lots.closes_at, claims."by" = 'lot' AS is_running
	FROM artwork_claims AS claims
	JOIN lots ON lots.artwork_id = claims.artwork_id AND claims.claim_id IN (lots.id, lots.order_id)
	LEFT JOIN orders ON orders.id = lots.order_id
	WHERE claims."by" = 'lot' OR orders.status = 'Pending';
--> statement-breakpoint
-- A lot that takes or leaves its work changes what the catalogue shows of it, without an edit of the work.
CREATE FUNCTION record_claim() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	claim artwork_claims := coalesce(NEW, OLD);
BEGIN
	IF claim."by" = 'lot' OR EXISTS (SELECT FROM lots WHERE order_id = claim.claim_id) THEN
		PERFORM pg_notify('catalogue', '');
		IF current_setting('gallery.edit_recorded_by', true) IS DISTINCT FROM pg_current_xact_id()::text THEN
			PERFORM set_config('gallery.edit_recorded_by', pg_current_xact_id()::text, true);
			PERFORM lock_stream('availability');
			INSERT INTO availability_changes (artwork_id) VALUES (NULL);
		END IF;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Deferred, as artworks_edited is.
CREATE CONSTRAINT TRIGGER artwork_claims_recorded AFTER INSERT OR DELETE ON artwork_claims
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION record_claim();
