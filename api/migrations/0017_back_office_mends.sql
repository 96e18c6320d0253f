-- What is not yet read by an administrator is counted since the account was made, and what is old is forgotten.
CREATE INDEX "notifications_by_age" ON "notifications" USING btree ("created_at");
--> statement-breakpoint
-- A work that leaves the catalogue leaves the auction.
DELETE FROM "lots" USING "artworks" WHERE "artworks"."id" = "lots"."artwork_id" AND "artworks"."archived_at" IS NOT NULL;
