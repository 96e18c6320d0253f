CREATE TABLE "event_sessions" (
	"event_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"capacity" integer NOT NULL,
	"places_taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "event_sessions_pkey" PRIMARY KEY("event_id","starts_at"),
	CONSTRAINT "event_sessions_times" CHECK ("event_sessions"."starts_at" < "event_sessions"."ends_at"),
	CONSTRAINT "event_sessions_places" CHECK ("event_sessions"."places_taken" BETWEEN 0 AND "event_sessions"."capacity")
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "session" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "kind" text DEFAULT 'Event' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "opening_hours" text;--> statement-breakpoint
ALTER TABLE "event_sessions" ADD CONSTRAINT "event_sessions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_session" FOREIGN KEY ("event_id","session") REFERENCES "public"."event_sessions"("event_id","starts_at") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_kind" CHECK ("events"."kind" IN ('Exhibition', 'Talk', 'Workshop', 'Evening', 'Event'));--> statement-breakpoint
UPDATE "events" SET "kind" = 'Exhibition' WHERE "ends_at" > "starts_at" + interval '1 day';
