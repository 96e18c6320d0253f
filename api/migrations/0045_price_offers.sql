CREATE TABLE "price_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"artwork_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"address" text NOT NULL,
	"counter" bigint,
	"reply" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"order_id" uuid,
	"moved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_offers_state" CHECK ("price_offers"."state" IN ('open', 'countered', 'accepted', 'declined', 'withdrawn', 'expired', 'lapsed')),
	CONSTRAINT "price_offers_amounts" CHECK ("price_offers"."amount" BETWEEN 1 AND 1000000000 AND "price_offers"."counter" BETWEEN 1 AND 1000000000),
	CONSTRAINT "price_offers_countered" CHECK ("price_offers"."state" <> 'countered' OR "price_offers"."counter" IS NOT NULL),
	CONSTRAINT "price_offers_accepted" CHECK (("price_offers"."state" = 'accepted') = ("price_offers"."order_id" IS NOT NULL)),
	CONSTRAINT "price_offers_round" CHECK ("price_offers"."round" BETWEEN 1 AND 3),
	CONSTRAINT "price_offers_texts" CHECK (char_length("price_offers"."message") <= 500 AND char_length("price_offers"."reply") <= 500)
);
--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "open_to_offers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "price_offers" ADD CONSTRAINT "price_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_offers" ADD CONSTRAINT "price_offers_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_offers" ADD CONSTRAINT "price_offers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_offers" ADD CONSTRAINT "price_offers_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "price_offers_live" ON "price_offers" USING btree ("user_id","artwork_id") WHERE "price_offers"."state" IN ('open', 'countered');--> statement-breakpoint
CREATE UNIQUE INDEX "price_offers_order" ON "price_offers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "price_offers_by_user" ON "price_offers" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "price_offers_by_artwork" ON "price_offers" USING btree ("artwork_id");--> statement-breakpoint
CREATE INDEX "price_offers_by_age" ON "price_offers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "price_offers_by_end" ON "price_offers" USING btree ("expires_at") WHERE "price_offers"."state" IN ('open', 'countered');--> statement-breakpoint
-- Waits for other offers of the person, so that the count is exact.
CREATE FUNCTION limit_price_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM users WHERE id = NEW.user_id FOR NO KEY UPDATE;
	IF (SELECT count(*) FROM price_offers WHERE user_id = NEW.user_id AND state IN ('open', 'countered')) >= 10 THEN
		RAISE EXCEPTION 'The person has ten open offers.'
			USING ERRCODE = 'check_violation', CONSTRAINT = 'price_offers_ten';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER price_offers_ten BEFORE INSERT ON price_offers
	FOR EACH ROW WHEN (NEW.state IN ('open', 'countered')) EXECUTE FUNCTION limit_price_offers();
