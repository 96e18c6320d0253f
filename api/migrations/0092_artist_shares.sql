CREATE TABLE "artist_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"refund_id" uuid,
	"artist_id" uuid,
	"artist_name" text NOT NULL,
	"percent" numeric(5, 2) NOT NULL,
	"amount" bigint NOT NULL,
	"base" bigint NOT NULL,
	"artist_share" bigint NOT NULL,
	"gallery_share" bigint NOT NULL,
	"month" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "artist_shares_sum" CHECK ("artist_shares"."artist_share" + "artist_shares"."gallery_share" = "artist_shares"."amount"),
	CONSTRAINT "artist_shares_percent" CHECK ("artist_shares"."percent" BETWEEN 0 AND 100),
	CONSTRAINT "artist_shares_sale" CHECK ("artist_shares"."refund_id" IS NOT NULL OR ("artist_shares"."amount" > 0 AND "artist_shares"."base" BETWEEN 0 AND "artist_shares"."amount"
        AND "artist_shares"."artist_share" = round("artist_shares"."base" * "artist_shares"."percent" / 100))),
	CONSTRAINT "artist_shares_refund" CHECK ("artist_shares"."refund_id" IS NULL OR ("artist_shares"."amount" < 0 AND "artist_shares"."base" BETWEEN "artist_shares"."amount" AND 0
        AND "artist_shares"."artist_share" BETWEEN "artist_shares"."amount" AND 0)),
	CONSTRAINT "artist_shares_artist" CHECK ("artist_shares"."artist_id" IS NOT NULL OR "artist_shares"."artist_share" = 0),
	CONSTRAINT "artist_shares_month" CHECK (extract(day FROM "artist_shares"."month") = 1)
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"artist_id" uuid NOT NULL,
	"month" date NOT NULL,
	"amount" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"by_user" uuid,
	"by_name" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount" > 0),
	CONSTRAINT "payouts_month" CHECK (extract(day FROM "payouts"."month") = 1)
);
--> statement-breakpoint
CREATE TABLE "artist_splits" (
	"artist_id" uuid PRIMARY KEY NOT NULL,
	"percent" numeric(5, 2) NOT NULL,
	CONSTRAINT "artist_splits_percent" CHECK ("artist_splits"."percent" BETWEEN 0 AND 100)
);
--> statement-breakpoint
CREATE TABLE "work_splits" (
	"artwork_id" uuid PRIMARY KEY NOT NULL,
	"percent" numeric(5, 2) NOT NULL,
	CONSTRAINT "work_splits_percent" CHECK ("work_splits"."percent" BETWEEN 0 AND 100)
);
--> statement-breakpoint
ALTER TABLE "artist_shares" ADD CONSTRAINT "artist_shares_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artist_shares" ADD CONSTRAINT "artist_shares_refund_id_partial_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."partial_refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artist_splits" ADD CONSTRAINT "artist_splits_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_splits" ADD CONSTRAINT "work_splits_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "artist_shares_one_of_order" ON "artist_shares" USING btree ("order_id") WHERE "artist_shares"."refund_id" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "artist_shares_one_of_refund" ON "artist_shares" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "artist_shares_by_order" ON "artist_shares" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "artist_shares_by_artist" ON "artist_shares" USING btree ("artist_id","month");--> statement-breakpoint
CREATE INDEX "artist_shares_by_month" ON "artist_shares" USING btree ("month");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_one_of_month" ON "payouts" USING btree ("artist_id","month");--> statement-breakpoint
-- The lock makes shares and payouts of one artist wait for each other.
CREATE FUNCTION check_artist_share() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	sale artist_shares;
	kept record;
BEGIN
	IF NEW.artist_id IS NOT NULL THEN
		PERFORM pg_advisory_xact_lock(710010, hashtext(NEW.artist_id::text));
		IF EXISTS (SELECT FROM payouts WHERE artist_id = NEW.artist_id AND month >= NEW.month) THEN
			RAISE EXCEPTION 'A payout has closed % for artist %.', NEW.month, NEW.artist_id
				USING ERRCODE = 'check_violation', CONSTRAINT = 'artist_shares_open_month';
		END IF;
	END IF;
	IF NEW.refund_id IS NULL THEN
		IF NOT EXISTS (SELECT FROM payments WHERE order_id = NEW.order_id AND captured_at IS NOT NULL
			AND coalesce(captured_amount, amount) = NEW.amount) THEN
			RAISE EXCEPTION 'No payment of order % captured % kobo.', NEW.order_id, NEW.amount
				USING ERRCODE = 'check_violation', CONSTRAINT = 'artist_shares_captured';
		END IF;
		RETURN NULL;
	END IF;
	IF NOT EXISTS (SELECT FROM partial_refunds JOIN payments USING (reference) WHERE partial_refunds.id = NEW.refund_id
		AND payments.order_id = NEW.order_id AND state = 'done' AND partial_refunds.amount = -NEW.amount) THEN
		RAISE EXCEPTION 'Refund % of % kobo is not confirmed.', NEW.refund_id, -NEW.amount
			USING ERRCODE = 'check_violation', CONSTRAINT = 'artist_shares_refunded';
	END IF;
	SELECT * INTO sale FROM artist_shares WHERE order_id = NEW.order_id AND refund_id IS NULL;
	SELECT sum(amount) AS amount, sum(base) AS base, sum(artist_share) AS artist, sum(gallery_share) AS gallery
		INTO kept FROM artist_shares WHERE order_id = NEW.order_id;
	IF sale.id IS NULL OR (sale.artist_id, sale.percent) IS DISTINCT FROM (NEW.artist_id, NEW.percent)
		OR least(kept.amount, kept.base, kept.artist, kept.gallery) < 0 OR (kept.amount = 0 AND kept.artist <> 0) THEN
		RAISE EXCEPTION 'Refund % does not fit the shares of order %.', NEW.refund_id, NEW.order_id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'artist_shares_within_sale';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER artist_shares_checked AFTER INSERT ON artist_shares
	FOR EACH ROW EXECUTE FUNCTION check_artist_share();
--> statement-breakpoint
CREATE FUNCTION keep_artist_share() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Share % is frozen.', OLD.id
		USING ERRCODE = 'check_violation', CONSTRAINT = 'artist_shares_kept';
END $$;
--> statement-breakpoint
CREATE TRIGGER artist_shares_kept BEFORE UPDATE OR DELETE ON artist_shares
	FOR EACH ROW EXECUTE FUNCTION keep_artist_share();
--> statement-breakpoint
-- A payout pays exactly what is due at the end of its month.
CREATE FUNCTION check_payout() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	due bigint;
BEGIN
	PERFORM pg_advisory_xact_lock(710010, hashtext(NEW.artist_id::text));
	IF EXISTS (SELECT FROM payouts WHERE artist_id = NEW.artist_id AND month >= NEW.month) THEN
		RAISE EXCEPTION 'A payout has closed % for artist %.', NEW.month, NEW.artist_id
			USING ERRCODE = 'unique_violation', CONSTRAINT = 'payouts_in_order';
	END IF;
	SELECT coalesce((SELECT sum(artist_share) FROM artist_shares
			WHERE artist_id = NEW.artist_id AND month <= NEW.month), 0)
		- coalesce((SELECT sum(amount) FROM payouts WHERE artist_id = NEW.artist_id), 0) INTO due;
	IF NEW.amount <> due THEN
		RAISE EXCEPTION 'Artist % is due % kobo, not %.', NEW.artist_id, due, NEW.amount
			USING ERRCODE = 'check_violation', CONSTRAINT = 'payouts_due';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER payouts_checked BEFORE INSERT ON payouts
	FOR EACH ROW EXECUTE FUNCTION check_payout();
--> statement-breakpoint
CREATE FUNCTION keep_payout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW.by_user IS NULL AND (NEW.id, NEW.artist_id, NEW.month, NEW.amount, NEW.note, NEW.by_name, NEW.at)
		IS NOT DISTINCT FROM (OLD.id, OLD.artist_id, OLD.month, OLD.amount, OLD.note, OLD.by_name, OLD.at) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'Payout % is made.', OLD.id
		USING ERRCODE = 'check_violation', CONSTRAINT = 'payouts_kept';
END $$;
--> statement-breakpoint
CREATE TRIGGER payouts_kept BEFORE UPDATE OR DELETE ON payouts
	FOR EACH ROW EXECUTE FUNCTION keep_payout();
