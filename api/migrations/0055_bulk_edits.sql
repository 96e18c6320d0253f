CREATE TABLE "bulk_edit_works" (
	"edit_id" uuid NOT NULL,
	"artwork_id" uuid NOT NULL,
	"before" text,
	"after" text,
	"version" integer NOT NULL,
	CONSTRAINT "bulk_edit_works_edit_id_artwork_id_pk" PRIMARY KEY("edit_id","artwork_id")
);
--> statement-breakpoint
CREATE TABLE "bulk_edits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"field" text NOT NULL,
	"summary" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"by_user" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undo_until" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "bulk_edits_field" CHECK ("bulk_edits"."field" IN ('price', 'artist', 'framed', 'price_on_request', 'open_to_offers', 'archived')),
	CONSTRAINT "bulk_edits_reason" CHECK (char_length("bulk_edits"."reason") <= 500),
	CONSTRAINT "bulk_edits_hour" CHECK ("bulk_edits"."undo_until" > "bulk_edits"."created_at" AND "bulk_edits"."undo_until" <= "bulk_edits"."created_at" + interval '1 hour'),
	CONSTRAINT "bulk_edits_undone" CHECK ("bulk_edits"."undone_at" BETWEEN "bulk_edits"."created_at" AND "bulk_edits"."undo_until")
);
--> statement-breakpoint
ALTER TABLE "bulk_edit_works" ADD CONSTRAINT "bulk_edit_works_edit_id_bulk_edits_id_fk" FOREIGN KEY ("edit_id") REFERENCES "public"."bulk_edits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_edit_works" ADD CONSTRAINT "bulk_edit_works_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_edits" ADD CONSTRAINT "bulk_edits_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_edits_by_age" ON "bulk_edits" USING btree ("created_at");