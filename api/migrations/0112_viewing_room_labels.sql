CREATE TABLE "viewing_room_labels" (
	"room_id" uuid NOT NULL,
	"artwork_id" uuid NOT NULL,
	"note" text NOT NULL,
	"show_price" boolean NOT NULL,
	CONSTRAINT "viewing_room_labels_room_id_artwork_id_pk" PRIMARY KEY("room_id","artwork_id"),
	CONSTRAINT "viewing_room_labels_note" CHECK (char_length("viewing_room_labels"."note") <= 140 AND "viewing_room_labels"."note" = btrim("viewing_room_labels"."note")
        AND "viewing_room_labels"."note" !~ '[\u0001-\u001F\u007F-\u009F]')
);
--> statement-breakpoint
ALTER TABLE "viewing_room_labels" ADD CONSTRAINT "viewing_room_labels_room_id_viewing_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."viewing_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewing_room_labels" ADD CONSTRAINT "viewing_room_labels_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "viewing_room_labels_by_artwork" ON "viewing_room_labels" USING btree ("artwork_id");