CREATE TABLE "guest_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guest_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"guest_id" uuid NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"mobile" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guests_email_unique" UNIQUE("email"),
	CONSTRAINT "guests_email" CHECK ("guests"."email" = lower("guests"."email"))
);
--> statement-breakpoint
ALTER TABLE "order_keys" DROP CONSTRAINT "order_keys_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "guest_id" uuid;--> statement-breakpoint
ALTER TABLE "guest_sessions" ADD CONSTRAINT "guest_sessions_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_codes_by_end" ON "guest_codes" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "guest_sessions_by_guest" ON "guest_sessions" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "guest_sessions_by_end" ON "guest_sessions" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_guest" ON "orders" USING btree ("guest_id","created_at","id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer" CHECK (num_nonnulls("orders"."user_id", "orders"."guest_id") = 1);--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "search_text" text COLLATE "C" GENERATED ALWAYS AS (public.normalize_text("firstname" || ' ' || "lastname" || ' ' || "email")) STORED;--> statement-breakpoint
-- Customers and guests, whose ids never collide.
CREATE VIEW "buyers" AS
	SELECT "id", "title", "firstname", "lastname", "email", "mobile", "address",
		"email_confirmed_at" IS NOT NULL AS "is_confirmed", false AS "is_guest", "search_text" FROM "users"
	UNION ALL
	SELECT "id", '', "firstname", "lastname", "email", "mobile", '', true, true, "search_text" FROM "guests";
--> statement-breakpoint
-- A guest who orders is a person of the gallery.
CREATE FUNCTION save_guest_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO people (name, email, phone)
		SELECT concat_ws(' ', firstname, lastname), email, mobile FROM guests WHERE id = NEW.guest_id
		ON CONFLICT (lower(email)) DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_guest_person AFTER INSERT ON orders FOR EACH ROW WHEN (NEW.guest_id IS NOT NULL) EXECUTE FUNCTION save_guest_person();
