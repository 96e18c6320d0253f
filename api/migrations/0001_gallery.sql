CREATE TABLE "artists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text NOT NULL,
	"artist_statement" text NOT NULL,
	"artist_bio" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "artworks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name_of_artwork" text NOT NULL,
	"type_of_artwork" text NOT NULL,
	"price" bigint NOT NULL,
	"description" text NOT NULL,
	"img_url" text NOT NULL,
	"picture_hash" text,
	"artist_id" uuid,
	"year" integer,
	"materials" text,
	"height_cm" double precision,
	"width_cm" double precision,
	"depth_cm" double precision,
	"framed" boolean,
	"signed" boolean,
	"condition" text,
	"visual_description" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "artworks_type" CHECK ("artworks"."type_of_artwork" IN ('Painting', 'Digital Painting', 'Sculpture')),
	CONSTRAINT "artworks_price" CHECK ("artworks"."price" BETWEEN 1 AND 1000000000)
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"widths" integer[] NOT NULL,
	"placeholder" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role" text DEFAULT 'customer' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role" CHECK ("users"."role" IN ('customer', 'admin'))
);
--> statement-breakpoint
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_picture_hash_pictures_hash_fk" FOREIGN KEY ("picture_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "artists_email" ON "artists" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "artists_by_age" ON "artists" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "artworks_by_age" ON "artworks" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "artworks_by_type" ON "artworks" USING btree ("type_of_artwork","created_at","id");--> statement-breakpoint
CREATE INDEX "artworks_by_artist" ON "artworks" USING btree ("artist_id","created_at","id");--> statement-breakpoint
CREATE INDEX "artworks_by_picture" ON "artworks" USING btree ("picture_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));