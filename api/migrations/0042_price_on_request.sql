DROP INDEX "artworks_by_price";--> statement-breakpoint
ALTER TABLE "saved_works" ALTER COLUMN "price" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "price_on_request" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "artworks_by_price_up" ON "artworks" USING btree ((CASE WHEN "price_on_request" THEN 9999999999::bigint ELSE "price" END),"id");--> statement-breakpoint
CREATE INDEX "artworks_by_price_down" ON "artworks" USING btree ((CASE WHEN "price_on_request" THEN 0::bigint ELSE "price" END),"id");