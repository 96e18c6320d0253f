CREATE TABLE "newsletter_readers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_readers_email" ON "newsletter_readers" USING btree (lower("email"));