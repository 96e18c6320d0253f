CREATE TABLE "person_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"text" text NOT NULL,
	"due_on" date,
	"done_at" timestamp (3) with time zone,
	"by_user" uuid,
	"by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_notes_text" CHECK (char_length("person_notes"."text") BETWEEN 1 AND 1000),
	CONSTRAINT "person_notes_done" CHECK ("person_notes"."done_at" IS NULL OR "person_notes"."due_on" IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_notes_by_person" ON "person_notes" USING btree ("person_id","created_at","id");--> statement-breakpoint
CREATE INDEX "person_notes_due" ON "person_notes" USING btree ("due_on","id") WHERE "person_notes"."done_at" IS NULL;
--> statement-breakpoint
-- An account that takes over a prospect's address gets the notes about the prospect.
CREATE OR REPLACE FUNCTION save_account_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	FOR attempt IN 1..3 LOOP
		UPDATE person_notes SET person_id = own.id FROM people AS own, people AS prospect
			WHERE own.user_id = NEW.id AND lower(prospect.email) = lower(NEW.email) AND prospect.user_id IS NULL
			AND person_notes.person_id = prospect.id;
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
