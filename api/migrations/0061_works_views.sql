CREATE TABLE "works_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "works_views_name" UNIQUE("user_id","name"),
	CONSTRAINT "works_views_lengths" CHECK (char_length("works_views"."name") BETWEEN 1 AND 60 AND char_length("works_views"."query") <= 500)
);
--> statement-breakpoint
ALTER TABLE "works_views" ADD CONSTRAINT "works_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;