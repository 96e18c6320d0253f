ALTER TABLE "artworks" ADD COLUMN "import_undone_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "collection_import_pictures" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "collection_import_pictures" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "collection_import_rows" ADD COLUMN "before" jsonb;