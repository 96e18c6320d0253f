CREATE TABLE "email_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_changes_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_by_end" ON "email_changes" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_by_user" ON "contact_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contact_messages_by_email" ON "contact_messages" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "enquiries_by_user" ON "enquiries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "enquiries_by_email" ON "enquiries" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "bookings_by_user" ON "bookings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bookings_by_email" ON "bookings" USING btree (lower("email"));--> statement-breakpoint
-- A new password ends a waiting change, however it is set.
CREATE FUNCTION end_email_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM email_changes WHERE user_id = NEW.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_end_email_change AFTER UPDATE OF password_hash ON users
	FOR EACH ROW WHEN (NEW.password_hash IS DISTINCT FROM OLD.password_hash) EXECUTE FUNCTION end_email_change();
