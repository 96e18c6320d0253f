CREATE TABLE "lots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"artwork_id" uuid NOT NULL,
	"starting_price" bigint NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lots_price" CHECK ("lots"."starting_price" BETWEEN 1 AND 1000000000),
	CONSTRAINT "lots_times" CHECK ("lots"."opens_at" < "lots"."closes_at")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"turn" bigint GENERATED ALWAYS AS IDENTITY (sequence name "bookings_turn_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"places" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_places" CHECK ("bookings"."places" BETWEEN 1 AND 10),
	CONSTRAINT "bookings_status" CHECK ("bookings"."status" IN ('confirmed', 'waiting', 'canceled'))
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"place" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"current" boolean DEFAULT false NOT NULL,
	"label" text NOT NULL,
	"on_landing" boolean DEFAULT false NOT NULL,
	"img_url" text,
	"picture_hash" text,
	"visual_description" text,
	"capacity" integer DEFAULT 0 NOT NULL,
	"places_taken" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_label" CHECK ("events"."label" IN ('Closed', 'Join Now', 'Book Now')),
	CONSTRAINT "events_places" CHECK ("events"."places_taken" BETWEEN 0 AND "events"."capacity")
);
--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_picture_hash_pictures_hash_fk" FOREIGN KEY ("picture_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lots_number" ON "lots" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "lots_artwork" ON "lots" USING btree ("artwork_id");--> statement-breakpoint
CREATE INDEX "bookings_waiting" ON "bookings" USING btree ("event_id","turn") WHERE "bookings"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "bookings_by_event" ON "bookings" USING btree ("event_id","created_at","id");--> statement-breakpoint
CREATE INDEX "events_by_start" ON "events" USING btree ("starts_at","id");