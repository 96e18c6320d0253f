ALTER TABLE "check_ins" ADD COLUMN "at_event" uuid;--> statement-breakpoint
ALTER TABLE "check_ins" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_at_event_events_id_fk" FOREIGN KEY ("at_event") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_at_event" CHECK ("check_ins"."at_event" IS NULL OR ("check_ins"."anyway" AND "check_ins"."reason" IS NOT NULL));