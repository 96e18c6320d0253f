CREATE TABLE "viewing_room_looks" (
	"room_id" uuid NOT NULL,
	"visitor" uuid NOT NULL,
	"artwork_id" uuid NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "viewing_room_looks_room_id_visitor_artwork_id_pk" PRIMARY KEY("room_id","visitor","artwork_id"),
	CONSTRAINT "viewing_room_looks_seconds" CHECK ("viewing_room_looks"."seconds" BETWEEN 1 AND 3600)
);
--> statement-breakpoint
CREATE TABLE "viewing_room_visits" (
	"room_id" uuid NOT NULL,
	"visitor" uuid NOT NULL,
	"opened" integer NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "viewing_room_visits_room_id_visitor_pk" PRIMARY KEY("room_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "viewing_room_works" (
	"room_id" uuid NOT NULL,
	"artwork_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "viewing_room_works_room_id_artwork_id_pk" PRIMARY KEY("room_id","artwork_id"),
	CONSTRAINT "viewing_room_works_position" UNIQUE("room_id","position"),
	CONSTRAINT "viewing_room_works_limit" CHECK ("viewing_room_works"."position" >= 0 AND "viewing_room_works"."position" < 100)
);
--> statement-breakpoint
CREATE TABLE "viewing_rooms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"recipient" text NOT NULL,
	"note" text NOT NULL,
	"show_prices" boolean NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"token" text,
	"shared_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "viewing_rooms_token" UNIQUE("token"),
	CONSTRAINT "viewing_rooms_lengths" CHECK (char_length("viewing_rooms"."title") BETWEEN 1 AND 120
        AND char_length("viewing_rooms"."recipient") <= 120 AND char_length("viewing_rooms"."note") <= 2000),
	CONSTRAINT "viewing_rooms_link" CHECK (("viewing_rooms"."token" IS NULL) = ("viewing_rooms"."shared_at" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "viewing_room_looks" ADD CONSTRAINT "viewing_room_looks_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewing_room_looks" ADD CONSTRAINT "viewing_room_looks_visit" FOREIGN KEY ("room_id","visitor") REFERENCES "public"."viewing_room_visits"("room_id","visitor") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewing_room_visits" ADD CONSTRAINT "viewing_room_visits_room_id_viewing_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."viewing_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewing_room_works" ADD CONSTRAINT "viewing_room_works_room_id_viewing_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."viewing_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewing_room_works" ADD CONSTRAINT "viewing_room_works_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;