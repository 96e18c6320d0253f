CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"artwork_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"facts" jsonb NOT NULL,
	"picture_hash" text,
	"hash" text NOT NULL,
	"signature" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"replaced_by" uuid,
	"reason" text,
	CONSTRAINT "certificates_end" CHECK (("certificates"."ended_at" IS NULL) = ("certificates"."replaced_by" IS NULL AND "certificates"."reason" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_picture_hash_pictures_hash_fk" FOREIGN KEY ("picture_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_number" ON "certificates" USING btree ("year","number");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_one_of_order" ON "certificates" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_one_current" ON "certificates" USING btree ("artwork_id") WHERE "certificates"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "certificates_by_work" ON "certificates" USING btree ("artwork_id");--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A certificate stays as it was signed. It can only end, once.
CREATE FUNCTION keep_certificate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL
		AND to_jsonb(NEW) - '{ended_at,replaced_by,reason}'::text[] = to_jsonb(OLD) - '{ended_at,replaced_by,reason}'::text[] THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'Certificate %-% cannot change.', OLD.year, OLD.number
		USING ERRCODE = 'check_violation', CONSTRAINT = 'certificates_kept';
END $$;
--> statement-breakpoint
CREATE TRIGGER certificates_kept BEFORE UPDATE OR DELETE ON certificates
	FOR EACH ROW EXECUTE FUNCTION keep_certificate();
