CREATE TABLE "moved_guests" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"is_due" boolean DEFAULT true NOT NULL,
	"mail_id" uuid
);
--> statement-breakpoint
ALTER TABLE "moved_guests" ADD CONSTRAINT "moved_guests_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moved_guests_due" ON "moved_guests" USING btree ("booking_id") WHERE "moved_guests"."is_due";