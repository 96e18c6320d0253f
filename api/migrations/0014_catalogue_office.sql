CREATE TABLE "audits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"action" text NOT NULL,
	"from_state" text,
	"to_state" text,
	"by_user" uuid,
	"by_name" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audits" ADD CONSTRAINT "audits_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audits_by_subject" ON "audits" USING btree ("subject","subject_id","id");--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "picture_failed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "artists_by_name" ON "artists" USING btree ("firstname" COLLATE "und-x-icu","lastname" COLLATE "und-x-icu","id");
