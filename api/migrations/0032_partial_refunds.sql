CREATE TABLE "partial_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"for_sale" boolean NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp (3) with time zone,
	"provider_id" text,
	"accepted_at" timestamp (3) with time zone,
	"expected_at" timestamp (3) with time zone,
	"last_error" text,
	"next_try_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"received_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partial_refunds_amount" CHECK ("partial_refunds"."amount" > 0),
	CONSTRAINT "partial_refunds_reason" CHECK ("partial_refunds"."reason" <> ''),
	CONSTRAINT "partial_refunds_state" CHECK ("partial_refunds"."state" IN ('returning', 'asked', 'waiting', 'failed', 'done', 'canceled')),
	CONSTRAINT "partial_refunds_done" CHECK (("partial_refunds"."state" = 'done') = ("partial_refunds"."done_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"merchant_note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sandbox_transactions" ADD COLUMN "id" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 4099260001 CACHE 1);--> statement-breakpoint
ALTER TABLE "partial_refunds" ADD CONSTRAINT "partial_refunds_reference_payments_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."payments"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_reference_sandbox_transactions_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."sandbox_transactions"("reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partial_refunds_by_payment" ON "partial_refunds" USING btree ("reference","created_at");--> statement-breakpoint
CREATE INDEX "partial_refunds_open" ON "partial_refunds" USING btree ("next_try_at") WHERE "partial_refunds"."state" IN ('asked', 'waiting', 'failed');--> statement-breakpoint
CREATE UNIQUE INDEX "partial_refunds_one_return" ON "partial_refunds" USING btree ("reference") WHERE "partial_refunds"."state" = 'returning';--> statement-breakpoint
CREATE INDEX "sandbox_refunds_by_transaction" ON "sandbox_refunds" USING btree ("reference");--> statement-breakpoint
-- Decision 087. The lock makes refunds of one payment wait for each other; a foreign key's lock does not conflict with it.
CREATE FUNCTION check_refunded_amount() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	captured bigint;
	given bigint;
BEGIN
	SELECT coalesce(captured_amount, amount) INTO captured FROM payments
		WHERE reference = NEW.reference AND captured_at IS NOT NULL FOR NO KEY UPDATE;
	SELECT coalesce((SELECT sum(amount) FROM refunds WHERE reference = NEW.reference), 0)
		+ coalesce((SELECT sum(amount) FROM partial_refunds WHERE reference = NEW.reference AND state <> 'canceled'), 0)
		INTO given;
	IF given > coalesce(captured, 0) THEN
		RAISE EXCEPTION 'The refunds of payment % exceed what it captured.', NEW.reference
			USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_payment';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER refunds_within_payment AFTER INSERT OR UPDATE OF amount, reference ON refunds
	FOR EACH ROW EXECUTE FUNCTION check_refunded_amount();
--> statement-breakpoint
CREATE TRIGGER partial_refunds_within_payment AFTER INSERT OR UPDATE OF amount, reference, state ON partial_refunds
	FOR EACH ROW EXECUTE FUNCTION check_refunded_amount();
--> statement-breakpoint
-- What the provider was asked for stays as it was asked; what it has confirmed stays confirmed.
CREATE FUNCTION keep_partial_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW.id, NEW.reference, NEW.amount) IS DISTINCT FROM (OLD.id, OLD.reference, OLD.amount)
		OR (OLD.state IN ('done', 'canceled') AND NEW.state <> OLD.state)
		OR (OLD.state <> 'returning' AND NEW.state IN ('returning', 'canceled') AND NEW.state <> OLD.state) THEN
		RAISE EXCEPTION 'Refund % cannot change from % to %.', OLD.id, OLD.state, NEW.state
			USING ERRCODE = 'check_violation', CONSTRAINT = 'partial_refunds_kept';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER partial_refunds_kept BEFORE UPDATE ON partial_refunds
	FOR EACH ROW EXECUTE FUNCTION keep_partial_refund();
--> statement-breakpoint
-- Deferred: the release before moves the order first and requests the refund in the same transaction.
CREATE FUNCTION check_refunded_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	remaining bigint;
BEGIN
	SELECT sum(coalesce(captured_amount, amount)
		- coalesce((SELECT sum(refunds.amount) FROM refunds WHERE refunds.reference = payments.reference), 0)
		- coalesce((SELECT sum(partial_refunds.amount) FROM partial_refunds
			WHERE partial_refunds.reference = payments.reference AND state <> 'canceled'), 0))
		INTO remaining FROM payments WHERE order_id = NEW.id AND captured_at IS NOT NULL;
	IF remaining > 0 THEN
		RAISE EXCEPTION 'Order % is not refunded: % kobo remain.', NEW.id, remaining
			USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_refunded';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER orders_refunded AFTER UPDATE OF status ON orders
	DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (NEW.status = 'Refunded' AND OLD.status <> 'Refunded')
	EXECUTE FUNCTION check_refunded_order();
