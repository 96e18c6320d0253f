CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enquiry_id" uuid,
	"message_id" uuid,
	"reply_token" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"assigned_to" uuid,
	"snoozed_until" timestamp (3) with time zone,
	"active_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_subject" CHECK (num_nonnulls("conversations"."enquiry_id", "conversations"."message_id") = 1 AND "conversations"."id" = coalesce("conversations"."enquiry_id", "conversations"."message_id"))
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"from_gallery" boolean NOT NULL,
	"by_user" uuid,
	"by_name" text NOT NULL,
	"text" text NOT NULL,
	"source_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letters_text" CHECK (char_length("letters"."text") BETWEEN 1 AND 5000),
	CONSTRAINT "letters_origin" CHECK ("letters"."from_gallery" = ("letters"."source_id" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "letter_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letter_templates_length" CHECK (char_length("letter_templates"."name") BETWEEN 1 AND 60
        AND char_length("letter_templates"."text") BETWEEN 1 AND 5000)
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "is_personal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "in_reply_to" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_reply_token" ON "conversations" USING btree ("reply_token");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_by_enquiry" ON "conversations" USING btree ("enquiry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_by_message" ON "conversations" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "conversations_by_staff" ON "conversations" USING btree ("assigned_to");--> statement-breakpoint
CREATE INDEX "conversations_by_activity" ON "conversations" USING btree ("active_at","id");--> statement-breakpoint
CREATE INDEX "letters_by_conversation" ON "letters" USING btree ("conversation_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "letters_source" ON "letters" USING btree ("conversation_id","source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "letter_templates_name" ON "letter_templates" USING btree (lower("name"));--> statement-breakpoint
CREATE FUNCTION begin_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO conversations (id, enquiry_id, message_id, active_at) VALUES (
		NEW.id,
		CASE TG_TABLE_NAME WHEN 'enquiries' THEN NEW.id END,
		CASE TG_TABLE_NAME WHEN 'contact_messages' THEN NEW.id END,
		NEW.created_at
	);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER enquiries_conversation AFTER INSERT ON enquiries FOR EACH ROW EXECUTE FUNCTION begin_conversation();
--> statement-breakpoint
CREATE TRIGGER contact_messages_conversation AFTER INSERT ON contact_messages FOR EACH ROW EXECUTE FUNCTION begin_conversation();
--> statement-breakpoint
INSERT INTO conversations (id, enquiry_id, active_at) SELECT id, id, created_at FROM enquiries;
--> statement-breakpoint
INSERT INTO conversations (id, message_id, active_at) SELECT id, id, created_at FROM contact_messages;
--> statement-breakpoint
INSERT INTO letter_templates (name, text) VALUES
	('Available', E'Dear {name},\n\nthank you for your interest in {work}. The work is available, and I will gladly tell you more about it.\n\nMay I call you, or would you like to see it in the gallery?\n\nWarm regards\n{curator}'),
	('Visit', E'Dear {name},\n\nthank you for writing to us about {work}. You are welcome to see it in the gallery.\n\nWhich day suits you?\n\nWarm regards\n{curator}'),
	('Sold', E'Dear {name},\n\nthank you for your interest in {work}. It has found a home. I will gladly show you other works of the same hand.\n\nWarm regards\n{curator}');
--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "search_text" text COLLATE "C" GENERATED ALWAYS AS (public.normalize_text("text")) STORED;
