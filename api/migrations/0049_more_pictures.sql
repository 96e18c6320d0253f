-- The places may change within a statement: the constraint is checked at its end.
CREATE TABLE "artwork_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"artwork_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"img_url" text NOT NULL,
	"picture_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "artwork_pictures_place" UNIQUE("artwork_id","position") DEFERRABLE,
	CONSTRAINT "artwork_pictures_position" CHECK ("artwork_pictures"."position" BETWEEN 1 AND 8),
	CONSTRAINT "artwork_pictures_kind" CHECK ("artwork_pictures"."kind" IN ('detail', 'back', 'signature', 'frame', 'other')),
	CONSTRAINT "artwork_pictures_alt" CHECK (char_length("artwork_pictures"."alt") <= 300)
);
--> statement-breakpoint
ALTER TABLE "artwork_pictures" ADD CONSTRAINT "artwork_pictures_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artwork_pictures" ADD CONSTRAINT "artwork_pictures_picture_hash_pictures_hash_fk" FOREIGN KEY ("picture_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE TRIGGER artwork_pictures_told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON artwork_pictures
	FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
--> statement-breakpoint
-- Deferred, as artworks_availability_recorded is.
CREATE CONSTRAINT TRIGGER artwork_pictures_edited AFTER INSERT OR UPDATE OR DELETE ON artwork_pictures
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION record_edit();
