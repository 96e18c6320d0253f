CREATE TABLE "email_alerts" (
	"follower_id" uuid NOT NULL,
	"artwork_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_alerts_follower_id_artwork_id_pk" PRIMARY KEY("follower_id","artwork_id")
);
--> statement-breakpoint
CREATE TABLE "email_followers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"user_id" uuid,
	"mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_followers_email_unique" UNIQUE("email"),
	CONSTRAINT "email_followers_email" CHECK ("email_followers"."email" = lower("email_followers"."email")),
	CONSTRAINT "email_followers_one" CHECK (num_nonnulls("email_followers"."email", "email_followers"."user_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "email_follows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"follower_id" uuid NOT NULL,
	"artist_id" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_follows_once" UNIQUE("follower_id","artist_id")
);
--> statement-breakpoint
ALTER TABLE "email_alerts" ADD CONSTRAINT "email_alerts_follower_id_email_followers_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."email_followers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_alerts" ADD CONSTRAINT "email_alerts_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_followers" ADD CONSTRAINT "email_followers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_follows" ADD CONSTRAINT "email_follows_follower_id_email_followers_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."email_followers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_follows" ADD CONSTRAINT "email_follows_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_alerts_by_artwork" ON "email_alerts" USING btree ("artwork_id");--> statement-breakpoint
CREATE INDEX "email_followers_by_user" ON "email_followers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_follows_by_artist" ON "email_follows" USING btree ("artist_id");