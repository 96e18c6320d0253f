CREATE TABLE "gallery_settings" (
	"version" integer PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"hours" text NOT NULL,
	"phone" text NOT NULL,
	"order_mails" boolean NOT NULL,
	"order_mails_to" text NOT NULL,
	"hold_minutes" integer NOT NULL,
	"quote_hold_minutes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	CONSTRAINT "gallery_settings_version" CHECK ("gallery_settings"."version" >= 1),
	CONSTRAINT "gallery_settings_holds" CHECK ("gallery_settings"."hold_minutes" >= 1 AND "gallery_settings"."quote_hold_minutes" >= 1)
);
--> statement-breakpoint
ALTER TABLE "gallery_settings" ADD CONSTRAINT "gallery_settings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;