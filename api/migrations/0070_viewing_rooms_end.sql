ALTER TABLE "viewing_rooms" ADD COLUMN "turned_off_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "viewing_rooms" SET "turned_off_at" = now() WHERE "token" IS NULL;--> statement-breakpoint
CREATE INDEX "viewing_room_looks_by_artwork" ON "viewing_room_looks" USING btree ("artwork_id");--> statement-breakpoint
CREATE INDEX "viewing_room_works_by_artwork" ON "viewing_room_works" USING btree ("artwork_id");