-- What is on its way is asked for again: a row lives for a quarter of an hour.
DELETE FROM "recoveries";--> statement-breakpoint
ALTER TABLE "recoveries" DROP CONSTRAINT "recoveries_pkey";--> statement-breakpoint
ALTER TABLE "recoveries" DROP CONSTRAINT "recoveries_id_unique";--> statement-breakpoint
ALTER TABLE "recoveries" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "recoveries" ADD COLUMN "network" text NOT NULL;--> statement-breakpoint
CREATE INDEX "recoveries_by_email" ON "recoveries" USING btree ("email");--> statement-breakpoint
CREATE INDEX "recoveries_by_end" ON "recoveries" USING btree ("ends_at");
