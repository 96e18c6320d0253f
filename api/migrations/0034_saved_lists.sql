CREATE TABLE "saved_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token" text,
	"shared_at" timestamp (3) with time zone,
	"opened" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_lists_token" UNIQUE("token"),
	CONSTRAINT "saved_lists_name" CHECK (char_length("saved_lists"."name") BETWEEN 1 AND 60),
	CONSTRAINT "saved_lists_link" CHECK (("saved_lists"."token" IS NULL) = ("saved_lists"."shared_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "saved_works" (
	"user_id" uuid NOT NULL,
	"artwork_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"price" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_works_user_id_artwork_id_pk" PRIMARY KEY("user_id","artwork_id"),
	CONSTRAINT "saved_works_note" CHECK (char_length("saved_works"."note") <= 500)
);
--> statement-breakpoint
ALTER TABLE "saved_lists" ADD CONSTRAINT "saved_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_works" ADD CONSTRAINT "saved_works_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_works" ADD CONSTRAINT "saved_works_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_works" ADD CONSTRAINT "saved_works_list_id_saved_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."saved_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_lists_by_user" ON "saved_lists" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "saved_works_by_position" ON "saved_works" USING btree ("list_id","position");--> statement-breakpoint
CREATE INDEX "saved_works_by_artwork" ON "saved_works" USING btree ("artwork_id");