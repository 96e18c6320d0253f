CREATE TABLE "landing_choices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"artwork_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "landing_choices_start" UNIQUE("place","starts_at"),
	CONSTRAINT "landing_choices_place" CHECK ("landing_choices"."place" IN ('hero', 'unveiled', 'auction', 'log-in'))
);
--> statement-breakpoint
ALTER TABLE "landing_choices" ADD CONSTRAINT "landing_choices_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "landing_choices_by_artwork" ON "landing_choices" USING btree ("artwork_id");--> statement-breakpoint
CREATE TRIGGER landing_choices_told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON landing_choices
	FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
