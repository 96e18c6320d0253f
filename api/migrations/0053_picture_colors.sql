ALTER TABLE "pictures" ADD COLUMN "colors" text[];--> statement-breakpoint
CREATE INDEX "pictures_by_color" ON "pictures" USING gin ("colors");