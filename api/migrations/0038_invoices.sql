CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"refund_id" uuid,
	"bill_to" jsonb,
	"facts" jsonb NOT NULL,
	"total" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" IN ('invoice', 'credit note')),
	CONSTRAINT "invoices_refund" CHECK (("invoices"."kind" = 'credit note') = ("invoices"."refund_id" IS NOT NULL)),
	CONSTRAINT "invoices_total" CHECK ("invoices"."total" > 0 AND "invoices"."vat" BETWEEN 0 AND "invoices"."total")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("year","number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_of_order" ON "invoices" USING btree ("order_id") WHERE "invoices"."kind" = 'invoice';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_of_refund" ON "invoices" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "invoices_by_order" ON "invoices" USING btree ("order_id","issued_at");
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refund_id_partial_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."partial_refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A paper stays as it was issued. Only its customer can be forgotten.
CREATE FUNCTION keep_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		IF NEW.number <> 1 + coalesce((SELECT max(number) FROM invoices WHERE year = NEW.year), 0) THEN
			RAISE EXCEPTION 'Number % of % leaves a gap.', NEW.number, NEW.year
				USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_without_gaps';
		END IF;
		RETURN NEW;
	END IF;
	IF TG_OP = 'UPDATE' AND NEW.bill_to IS NULL
		AND to_jsonb(NEW) - 'bill_to' = to_jsonb(OLD) - 'bill_to' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'Invoice %-% cannot change.', OLD.year, OLD.number
		USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_kept';
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_kept BEFORE INSERT OR UPDATE OR DELETE ON invoices
	FOR EACH ROW EXECUTE FUNCTION keep_invoice();
