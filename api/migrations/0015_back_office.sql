ALTER TABLE "events" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_times" CHECK ("events"."starts_at" < "events"."ends_at");
--> statement-breakpoint
-- What the back office searches: no accents, no capitals, one space between words. Names are qualified, since a restore has no search path.
CREATE FUNCTION folded(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_to_string(public.fold_words(words), ' ')
$$;
--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "search_text" text COLLATE "C" GENERATED ALWAYS AS (public.folded("firstname" || ' ' || "lastname" || ' ' || "email" || ' ' || "mobile")) STORED;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text COLLATE "C" GENERATED ALWAYS AS (public.folded("firstname" || ' ' || "lastname" || ' ' || "email")) STORED;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text COLLATE "C" GENERATED ALWAYS AS (public.folded("artwork_name")) STORED;
--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","created_at","id");
--> statement-breakpoint
CREATE INDEX "orders_by_price" ON "orders" USING btree ("price","id");
--> statement-breakpoint
CREATE INDEX "order_events_paid" ON "order_events" USING btree ("at","order_id") WHERE "order_events"."status" = 'Paid';
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "notifications_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tag" text NOT NULL,
	"text" text NOT NULL,
	"category" text,
	"subject_id" uuid NOT NULL,
	"event_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_tag" CHECK ("notifications"."tag" IN ('Order Alert', 'Enquiry', 'Message', 'Booking'))
);
--> statement-breakpoint
CREATE TABLE "notification_reads" (
	"user_id" uuid NOT NULL,
	"notification_id" uuid NOT NULL,
	CONSTRAINT "notification_reads_user_id_notification_id_pk" PRIMARY KEY("user_id","notification_id")
);
--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_number" ON "notifications" USING btree ("number");--> statement-breakpoint
CREATE INDEX "notifications_by_tag" ON "notifications" USING btree ("tag","number");
