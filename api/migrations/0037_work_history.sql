ALTER TABLE "artworks" ADD COLUMN "provenance" text;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "exhibitions" text;