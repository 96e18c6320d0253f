CREATE TABLE "packing_ticks" (
	"order_id" uuid NOT NULL,
	"item" text NOT NULL,
	"by_user" uuid,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "packing_ticks_order_id_item_pk" PRIMARY KEY("order_id","item"),
	CONSTRAINT "packing_ticks_item" CHECK ("packing_ticks"."item" IN ('work', 'protection', 'certificate', 'invoice'))
);
--> statement-breakpoint
ALTER TABLE "packing_ticks" ADD CONSTRAINT "packing_ticks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing_ticks" ADD CONSTRAINT "packing_ticks_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Once the order has left, its list says what was packed. The lock keeps the order from leaving meanwhile. An erased
-- account only leaves its name out.
CREATE FUNCTION keep_packing_tick() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW.by_user IS NULL AND to_jsonb(NEW) - 'by_user' = to_jsonb(OLD) - 'by_user' THEN
		RETURN NEW;
	END IF;
	PERFORM FROM orders WHERE id = coalesce(NEW.order_id, OLD.order_id) AND status = 'Paid' FOR SHARE;
	IF NOT FOUND OR TG_OP = 'UPDATE' THEN
		RAISE EXCEPTION 'The packing list of order % no longer changes.', coalesce(NEW.order_id, OLD.order_id)
			USING ERRCODE = 'check_violation', CONSTRAINT = 'packing_ticks_kept';
	END IF;
	IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER packing_ticks_kept BEFORE INSERT OR UPDATE OR DELETE ON packing_ticks
	FOR EACH ROW EXECUTE FUNCTION keep_packing_tick();
