-- Six characters that nobody confuses when reading them aloud: T4K-92Q.
CREATE FUNCTION door_code() RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT substr(letters, 1, 3) || '-' || substr(letters, 4)
  FROM (
    SELECT string_agg(substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(random, at) % 30 + 1, 1), '') AS letters
    FROM (SELECT uuid_send(gen_random_uuid()) AS random) AS one, generate_series(0, 5) AS at
  ) AS code
$$;--> statement-breakpoint
CREATE TABLE "check_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"places" integer NOT NULL,
	"anyway" boolean DEFAULT false NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"phone_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"by_user" uuid,
	"by_name" text NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "check_ins_places" CHECK ("check_ins"."places" BETWEEN 1 AND 10)
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "ticket" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "code" text DEFAULT door_code() NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "arrived" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_ins_by_booking" ON "check_ins" USING btree ("booking_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_code" ON "bookings" USING btree ("event_id","code");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_ticket" UNIQUE("ticket");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_arrived" CHECK ("bookings"."arrived" BETWEEN 0 AND "bookings"."places");--> statement-breakpoint
CREATE FUNCTION keep_door_code_unique() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WHILE EXISTS (SELECT 1 FROM bookings WHERE event_id = NEW.event_id AND code = NEW.code) LOOP
    NEW.code := door_code();
  END LOOP;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER bookings_door_code BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION keep_door_code_unique();--> statement-breakpoint
CREATE FUNCTION count_check_ins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bookings SET arrived = (
    SELECT coalesce(sum(places), 0) FROM check_ins
    WHERE booking_id = NEW.booking_id AND undone_at IS NULL AND NOT anyway
  ) WHERE id = NEW.booking_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER check_ins_count AFTER INSERT OR UPDATE ON check_ins FOR EACH ROW EXECUTE FUNCTION count_check_ins();
