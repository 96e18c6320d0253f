ALTER TABLE "events" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_times" CHECK ("events"."starts_at" < "events"."ends_at");
