ALTER TABLE "artists" ADD COLUMN "img_url" text;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "picture_hash" text;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "portrait_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "artists" ADD CONSTRAINT "artists_picture_hash_pictures_hash_fk" FOREIGN KEY ("picture_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;