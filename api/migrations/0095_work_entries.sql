-- The places may change within a statement: the constraints are checked at its end.
CREATE TABLE "artwork_entry_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"img_url" text NOT NULL,
	"picture_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "artwork_entry_pictures_place" UNIQUE("entry_id","position") DEFERRABLE,
	CONSTRAINT "artwork_entry_pictures_position" CHECK ("artwork_entry_pictures"."position" BETWEEN 1 AND 4),
	CONSTRAINT "artwork_entry_pictures_alt" CHECK (char_length("artwork_entry_pictures"."alt") <= 300)
);
--> statement-breakpoint
CREATE TABLE "artwork_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"artwork_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"date" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "artwork_entries_place" UNIQUE("artwork_id","position") DEFERRABLE,
	CONSTRAINT "artwork_entries_position" CHECK ("artwork_entries"."position" BETWEEN 1 AND 40),
	CONSTRAINT "artwork_entries_kind" CHECK ("artwork_entries"."kind" IN ('provenance', 'exhibition', 'condition')),
	CONSTRAINT "artwork_entries_date" CHECK (char_length("artwork_entries"."date") <= 40),
	CONSTRAINT "artwork_entries_text" CHECK (char_length("artwork_entries"."text") BETWEEN 1 AND 1000)
);
--> statement-breakpoint
ALTER TABLE "artwork_entry_pictures" ADD CONSTRAINT "artwork_entry_pictures_entry_id_artwork_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."artwork_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artwork_entry_pictures" ADD CONSTRAINT "artwork_entry_pictures_picture_hash_pictures_hash_fk" FOREIGN KEY ("picture_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artwork_entries" ADD CONSTRAINT "artwork_entries_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE TRIGGER artwork_entries_told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON artwork_entries
	FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
--> statement-breakpoint
CREATE TRIGGER artwork_entry_pictures_told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON artwork_entry_pictures
	FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
--> statement-breakpoint
-- Deferred, as artworks_availability_recorded is.
CREATE CONSTRAINT TRIGGER artwork_entries_edited AFTER INSERT OR UPDATE OR DELETE ON artwork_entries
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION record_edit();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER artwork_entry_pictures_edited AFTER INSERT OR UPDATE OR DELETE ON artwork_entry_pictures
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION record_edit();
