CREATE TABLE "artwork_claims" (
	"artwork_id" uuid PRIMARY KEY NOT NULL,
	"by" text NOT NULL,
	"claim_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auction_terms" (
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	CONSTRAINT "auction_terms_kind_version_pk" PRIMARY KEY("kind","version"),
	CONSTRAINT "auction_terms_kind" CHECK ("auction_terms"."kind" IN ('increments', 'premium', 'conditions'))
);
--> statement-breakpoint
CREATE TABLE "auctions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"viewing" text DEFAULT '' NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"lot_interval" integer DEFAULT 60 NOT NULL,
	"approval_from" bigint,
	"delivery_fee" bigint DEFAULT 0 NOT NULL,
	"increments_version" integer DEFAULT 1 NOT NULL,
	"premium_version" integer DEFAULT 1 NOT NULL,
	"conditions_version" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auctions_times" CHECK ("auctions"."opens_at" < "auctions"."closes_at"),
	CONSTRAINT "auctions_interval" CHECK ("auctions"."lot_interval" BETWEEN 0 AND 86400),
	CONSTRAINT "auctions_delivery" CHECK ("auctions"."delivery_fee" BETWEEN 0 AND 100000000),
	CONSTRAINT "auctions_title" CHECK (char_length("auctions"."title") <= 200)
);
--> statement-breakpoint
CREATE TABLE "bidders" (
	"auction_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"paddle" integer NOT NULL,
	"state" text NOT NULL,
	"conditions_version" integer NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	"address" text NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bidders_auction_id_user_id_pk" PRIMARY KEY("auction_id","user_id"),
	CONSTRAINT "bidders_state" CHECK ("bidders"."state" IN ('registered', 'waiting', 'approved', 'declined', 'banned'))
);
--> statement-breakpoint
CREATE TABLE "strikes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "strikes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"lot_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"lifted_at" timestamp (3) with time zone,
	"lifted_by" uuid,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "bids" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bids_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lot_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"max" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"key" uuid NOT NULL,
	"answer" text NOT NULL,
	"price" bigint NOT NULL,
	"nonce" text NOT NULL,
	"seq" integer NOT NULL,
	"confirmed" boolean DEFAULT false NOT NULL,
	"retracted_at" timestamp (3) with time zone,
	"retracted_by" uuid,
	"retracted_reason" text,
	CONSTRAINT "bids_max" CHECK ("bids"."max" BETWEEN 1 AND 1000000000),
	CONSTRAINT "bids_retracted" CHECK (("bids"."retracted_at" IS NULL) = ("bids"."retracted_reason" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "lot_bidders" (
	"lot_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"mails_stopped_at" timestamp (3) with time zone,
	CONSTRAINT "lot_bidders_lot_id_user_id_pk" PRIMARY KEY("lot_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "lot_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lot_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lot_id" uuid NOT NULL,
	"auction_id" uuid NOT NULL,
	"price" bigint NOT NULL,
	"leader_number" integer,
	"bids" integer NOT NULL,
	"reserve" text NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"extended" boolean NOT NULL,
	"outcome" text,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lot_entries" (
	"lot_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"fields" jsonb NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "lot_entries_lot_id_seq_pk" PRIMARY KEY("lot_id","seq")
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lot_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"order_id" uuid,
	"created_by" uuid NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offers_state" CHECK ("offers"."state" IN ('open', 'accepted', 'declined', 'expired')),
	CONSTRAINT "offers_amount" CHECK ("offers"."amount" BETWEEN 1 AND 1000000000)
);
--> statement-breakpoint
INSERT INTO "auction_terms" ("kind", "version", "content") VALUES
	('increments', 1, '[{"to": 50000, "by": 2500}, {"to": 100000, "by": 5000}, {"to": 250000, "by": 10000}, {"to": 500000, "by": 25000}, {"to": 1000000, "by": 50000}, {"to": 2500000, "by": 100000}, {"to": 5000000, "by": 250000}, {"to": 10000000, "by": 500000}, {"to": 25000000, "by": 1000000}, {"to": 50000000, "by": 2500000}, {"to": 100000000, "by": 5000000}, {"to": 250000000, "by": 10000000}, {"to": 500000000, "by": 25000000}, {"to": null, "by": 50000000}]'),
	('premium', 1, '{"tiers": [{"to": 5000000, "percent": 15}, {"to": 50000000, "percent": 12}, {"to": null, "percent": 10}], "vat_percent": 7.5}'),
	('conditions', 1, '{"text": "A bid is binding. The winner pays the hammer price, the premium, VAT on the premium and the delivery within 48 hours. Who leaves two works unpaid can no longer bid. A lot whose reserve is not met is not sold. The gallery may withdraw a lot before its end and take back a bid that was a mistake; everyone concerned is told. The record of each lot opens when it has ended."}');
--> statement-breakpoint
-- Lots of the release before belong to a draft until a curator has given them estimates and publishes it.
INSERT INTO "auctions" ("id", "title", "opens_at", "closes_at")
	VALUES ('00000000-0000-4000-8000-000000000001', 'Arts On Auction', '2030-01-01T09:00:00Z', '2030-01-08T17:00:00Z');
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_price";--> statement-breakpoint
DROP INDEX "lots_number";--> statement-breakpoint
DROP INDEX "lots_artwork";--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "auction_id" uuid DEFAULT '00000000-0000-4000-8000-000000000001' NOT NULL;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "reserve" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "estimate_low" bigint;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "estimate_high" bigint;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "claims_work" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "price" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "leader_id" uuid;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "leader_number" integer;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "max" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "bids" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "extensions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "withdrawn_reason" text;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "reserve_nonce" text;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "price_parts" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "artwork_claims" ADD CONSTRAINT "artwork_claims_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auction_terms" ADD CONSTRAINT "auction_terms_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bidders" ADD CONSTRAINT "bidders_auction_id_auctions_id_fk" FOREIGN KEY ("auction_id") REFERENCES "public"."auctions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bidders" ADD CONSTRAINT "bidders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bidders" ADD CONSTRAINT "bidders_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strikes" ADD CONSTRAINT "strikes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strikes" ADD CONSTRAINT "strikes_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strikes" ADD CONSTRAINT "strikes_lifted_by_users_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_retracted_by_users_id_fk" FOREIGN KEY ("retracted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_bidders" ADD CONSTRAINT "lot_bidders_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_bidders" ADD CONSTRAINT "lot_bidders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_entries" ADD CONSTRAINT "lot_entries_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bidders_paddle" ON "bidders" USING btree ("auction_id","paddle");--> statement-breakpoint
CREATE INDEX "bidders_by_user" ON "bidders" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "strikes_lot_user" ON "strikes" USING btree ("lot_id","user_id");--> statement-breakpoint
CREATE INDEX "strikes_standing" ON "strikes" USING btree ("user_id") WHERE "strikes"."lifted_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "bids_key" ON "bids" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "bids_by_lot" ON "bids" USING btree ("lot_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "lot_bidders_number" ON "lot_bidders" USING btree ("lot_id","number");--> statement-breakpoint
CREATE INDEX "lot_bidders_by_user" ON "lot_bidders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lot_changes_by_age" ON "lot_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lot_changes_by_lot" ON "lot_changes" USING btree ("lot_id","id");--> statement-breakpoint
CREATE INDEX "lot_changes_by_auction" ON "lot_changes" USING btree ("auction_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_open" ON "offers" USING btree ("lot_id") WHERE "offers"."state" IN ('open', 'accepted');--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_auction_id_auctions_id_fk" FOREIGN KEY ("auction_id") REFERENCES "public"."auctions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_leader_id_users_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lots_auction_number" ON "lots" USING btree ("auction_id","number");--> statement-breakpoint
CREATE INDEX "lots_by_artwork" ON "lots" USING btree ("artwork_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lots_open_artwork" ON "lots" USING btree ("artwork_id") WHERE "lots"."outcome" IS NULL;--> statement-breakpoint
CREATE INDEX "lots_by_end" ON "lots" USING btree ("closes_at") WHERE "lots"."outcome" IS NULL;--> statement-breakpoint
CREATE INDEX "lots_by_order" ON "lots" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_reserve" CHECK ("lots"."reserve" BETWEEN 0 AND 1000000000);--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_max" CHECK ("lots"."price" BETWEEN 0 AND "lots"."max" AND "lots"."max" <= 1000000000);--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_leader" CHECK (("lots"."leader_id" IS NULL) = ("lots"."price" = 0));--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_outcome" CHECK ("lots"."outcome" IN ('sold', 'passed', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_ended" CHECK (("lots"."outcome" IS NULL) = ("lots"."ended_at" IS NULL));--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_claim" CHECK ("lots"."outcome" IS NULL OR NOT "lots"."claims_work");--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_estimate" CHECK ("lots"."estimate_low" <= "lots"."estimate_high");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_price" CHECK ("orders"."price" BETWEEN 1 AND 2000000000);
--> statement-breakpoint
INSERT INTO "artwork_claims" ("artwork_id", "by", "claim_id")
	SELECT "artwork_id", 'order', "id" FROM "orders" WHERE "status" IN ('Pending', 'Paid', 'Shipped', 'Delivered');
--> statement-breakpoint
CREATE FUNCTION claim_for_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was_live boolean := TG_OP <> 'INSERT' AND OLD.status IN ('Pending', 'Paid', 'Shipped', 'Delivered');
	is_live boolean := TG_OP <> 'DELETE' AND NEW.status IN ('Pending', 'Paid', 'Shipped', 'Delivered');
BEGIN
	IF was_live AND NOT is_live THEN DELETE FROM artwork_claims WHERE claim_id = OLD.id; END IF;
	IF is_live AND NOT was_live THEN
		INSERT INTO artwork_claims (artwork_id, "by", claim_id) VALUES (NEW.artwork_id, 'order', NEW.id);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_claim AFTER INSERT OR DELETE OR UPDATE OF status ON orders
	FOR EACH ROW EXECUTE FUNCTION claim_for_order();
--> statement-breakpoint
CREATE FUNCTION claim_for_lot() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	had boolean := TG_OP <> 'INSERT' AND OLD.claims_work;
	has boolean := TG_OP <> 'DELETE' AND NEW.claims_work;
BEGIN
	IF had AND (NOT has OR NEW.artwork_id <> OLD.artwork_id) THEN DELETE FROM artwork_claims WHERE claim_id = OLD.id; END IF;
	IF has AND (NOT had OR NEW.artwork_id <> OLD.artwork_id) THEN
		INSERT INTO artwork_claims (artwork_id, "by", claim_id) VALUES (NEW.artwork_id, 'lot', NEW.id);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER lots_claim AFTER INSERT OR DELETE OR UPDATE OF claims_work, artwork_id ON lots
	FOR EACH ROW EXECUTE FUNCTION claim_for_lot();
--> statement-breakpoint
CREATE FUNCTION record_lot_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM lock_stream('lots');
	INSERT INTO lot_changes (lot_id, auction_id, price, leader_number, bids, reserve, opens_at, closes_at, extended, outcome, ended_at)
	VALUES (
		NEW.id, NEW.auction_id, NEW.price, NEW.leader_number, NEW.bids,
		CASE WHEN NEW.reserve = 0 THEN 'none' WHEN NEW.price >= NEW.reserve THEN 'met' ELSE 'not met' END,
		NEW.opens_at, NEW.closes_at, NEW.extensions > 0, NEW.outcome, NEW.ended_at
	);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Deferred, as artworks_availability_recorded is. A lot is public while it claims its work, and when it has ended.
CREATE CONSTRAINT TRIGGER lots_recorded AFTER UPDATE ON lots
	DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (
		(NEW.claims_work OR OLD.claims_work) AND
		(OLD.claims_work, OLD.price, OLD.leader_number, OLD.bids, OLD.opens_at, OLD.closes_at, OLD.outcome)
			IS DISTINCT FROM
		(NEW.claims_work, NEW.price, NEW.leader_number, NEW.bids, NEW.opens_at, NEW.closes_at, NEW.outcome)
	)
	EXECUTE FUNCTION record_lot_change();
