-- The filters by material and by size read these columns. PostgreSQL keeps them in step with the facts.
ALTER TABLE "artworks"
	ADD COLUMN "material_words" text[] GENERATED ALWAYS AS (normalize_words("materials")) STORED,
	ADD COLUMN "longest_cm" double precision GENERATED ALWAYS AS (greatest("height_cm", "width_cm", "depth_cm")) STORED;
--> statement-breakpoint
CREATE INDEX "artworks_by_material" ON "artworks" USING gin ("material_words") WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX "artworks_by_longest_side" ON "artworks" USING btree ("longest_cm");
