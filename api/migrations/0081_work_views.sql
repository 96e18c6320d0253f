CREATE TABLE "work_views" (
	"artwork_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "work_views_artwork_id_day_pk" PRIMARY KEY("artwork_id","day"),
	CONSTRAINT "work_views_views" CHECK ("work_views"."views" BETWEEN 1 AND 1000000000)
);
--> statement-breakpoint
ALTER TABLE "work_views" ADD CONSTRAINT "work_views_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_views_by_day" ON "work_views" USING btree ("day");