CREATE TABLE "people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "people_email" ON "people" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "people_user" ON "people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "people_by_name" ON "people" USING btree ("name" COLLATE "und-x-icu","id");--> statement-breakpoint
-- Spellings of one number are equal: +234 803 555 0142 and 0803-555-0142. Names are qualified, because a restore has no search path.
CREATE FUNCTION normalize_phone(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^(0*234)?0*', '')
$$;
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "search_text" text COLLATE "C" GENERATED ALWAYS AS (public.normalize_text("name" || ' ' || "email")) STORED;
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "phone_digits" text COLLATE "C" GENERATED ALWAYS AS (public.normalize_phone("phone")) STORED;
--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "search_text" text COLLATE "C" GENERATED ALWAYS AS (public.normalize_text("fullname" || ' ' || "email" || ' ' || "artwork_name")) STORED;
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "search_text" text COLLATE "C" GENERATED ALWAYS AS (public.normalize_text("firstname" || ' ' || "lastname" || ' ' || "email" || ' ' || "message")) STORED;
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "search_text" text COLLATE "C" GENERATED ALWAYS AS (public.normalize_text("title" || ' ' || "place")) STORED;
--> statement-breakpoint
ALTER TABLE "auctions" ADD COLUMN "search_text" text COLLATE "C" GENERATED ALWAYS AS (public.normalize_text("title")) STORED;
--> statement-breakpoint
-- A person who wrote before opening the account stays the same person. Only unpredictable timing needs a second attempt.
CREATE FUNCTION save_account_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	FOR attempt IN 1..3 LOOP
		DELETE FROM people WHERE lower(email) = lower(NEW.email) AND user_id IS NULL
			AND EXISTS (SELECT FROM people AS own WHERE own.user_id = NEW.id);
		BEGIN
			UPDATE people SET name = concat_ws(' ', NEW.firstname, NEW.lastname), email = NEW.email, phone = NEW.mobile
				WHERE user_id = NEW.id;
			IF FOUND THEN RETURN NULL; END IF;
			INSERT INTO people (user_id, name, email, phone, created_at)
				VALUES (NEW.id, concat_ws(' ', NEW.firstname, NEW.lastname), NEW.email, NEW.mobile, NEW.created_at)
				ON CONFLICT (lower(email)) DO UPDATE
				SET user_id = excluded.user_id, name = excluded.name, email = excluded.email, phone = excluded.phone
				WHERE people.user_id IS NULL;
			RETURN NULL;
		EXCEPTION WHEN unique_violation THEN NULL;
		END;
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_person_added AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION save_account_person();
--> statement-breakpoint
CREATE TRIGGER users_person_changed AFTER UPDATE OF firstname, lastname, email, mobile ON users
	FOR EACH ROW WHEN ((OLD.firstname, OLD.lastname, OLD.email, OLD.mobile) IS DISTINCT FROM (NEW.firstname, NEW.lastname, NEW.email, NEW.mobile))
	EXECUTE FUNCTION save_account_person();
--> statement-breakpoint
-- Enquiries, messages, and bookings name their columns differently.
CREATE FUNCTION save_prospect() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	sent jsonb := to_jsonb(NEW);
BEGIN
	INSERT INTO people (name, email, phone, created_at) VALUES (
		coalesce(nullif(trim(coalesce(sent ->> 'fullname', sent ->> 'name', concat_ws(' ', sent ->> 'firstname', sent ->> 'lastname'))), ''), NEW.email),
		NEW.email, coalesce(sent ->> 'mobile', sent ->> 'phone', ''), NEW.created_at
	) ON CONFLICT (lower(email)) DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER enquiries_prospect AFTER INSERT ON enquiries FOR EACH ROW WHEN (NEW.user_id IS NULL) EXECUTE FUNCTION save_prospect();
--> statement-breakpoint
CREATE TRIGGER contact_messages_prospect AFTER INSERT ON contact_messages FOR EACH ROW WHEN (NEW.user_id IS NULL) EXECUTE FUNCTION save_prospect();
--> statement-breakpoint
CREATE TRIGGER bookings_prospect AFTER INSERT ON bookings FOR EACH ROW WHEN (NEW.user_id IS NULL) EXECUTE FUNCTION save_prospect();
--> statement-breakpoint
INSERT INTO people (user_id, name, email, phone, created_at)
	SELECT id, concat_ws(' ', firstname, lastname), email, mobile, created_at FROM users;
--> statement-breakpoint
INSERT INTO people (name, email, phone, created_at)
	SELECT coalesce(nullif(trim(name), ''), email), email, phone, created_at FROM (
		SELECT fullname AS name, email, mobile AS phone, created_at FROM enquiries WHERE user_id IS NULL
		UNION ALL SELECT concat_ws(' ', firstname, lastname), email, phone, created_at FROM contact_messages WHERE user_id IS NULL
		UNION ALL SELECT name, email, '', created_at FROM bookings WHERE user_id IS NULL
	) AS sent ORDER BY created_at
	ON CONFLICT (lower(email)) DO NOTHING;
