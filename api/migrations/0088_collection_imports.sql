CREATE TABLE "collection_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"file_name" text NOT NULL,
	"is_encoding_guessed" boolean NOT NULL,
	"headers" jsonb NOT NULL,
	"fields" jsonb NOT NULL,
	"state" text DEFAULT 'checking' NOT NULL,
	"by_user" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_imports_state" CHECK ("collection_imports"."state" IN ('checking', 'running', 'done')),
	CONSTRAINT "collection_imports_columns" CHECK (jsonb_array_length("collection_imports"."headers") = jsonb_array_length("collection_imports"."fields") AND jsonb_array_length("collection_imports"."headers") BETWEEN 1 AND 60)
);
--> statement-breakpoint
CREATE TABLE "collection_import_pictures" (
	"import_id" uuid NOT NULL,
	"name" text NOT NULL,
	"number" integer NOT NULL,
	"is_main" boolean NOT NULL,
	"img_url" text NOT NULL,
	"added_at" timestamp (3) with time zone,
	CONSTRAINT "collection_import_pictures_import_id_name_pk" PRIMARY KEY("import_id","name")
);
--> statement-breakpoint
CREATE TABLE "collection_import_rows" (
	"import_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"plan" text DEFAULT 'wrong' NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"done_at" timestamp (3) with time zone,
	"artwork_id" uuid,
	CONSTRAINT "collection_import_rows_import_id_number_pk" PRIMARY KEY("import_id","number"),
	CONSTRAINT "collection_import_rows_number" CHECK ("collection_import_rows"."number" >= 2),
	CONSTRAINT "collection_import_rows_plan" CHECK ("collection_import_rows"."plan" IN ('new', 'changed', 'same', 'wrong')),
	CONSTRAINT "collection_import_rows_done" CHECK ("collection_import_rows"."done_at" IS NULL OR "collection_import_rows"."plan" IN ('new', 'changed'))
);
--> statement-breakpoint
CREATE TABLE "imported_works" (
	"inventory_number" text PRIMARY KEY NOT NULL,
	"artwork_id" uuid NOT NULL,
	CONSTRAINT "imported_works_number" CHECK (char_length("imported_works"."inventory_number") BETWEEN 1 AND 100)
);
--> statement-breakpoint
ALTER TABLE "collection_imports" ADD CONSTRAINT "collection_imports_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_import_pictures" ADD CONSTRAINT "collection_import_pictures_row" FOREIGN KEY ("import_id","number") REFERENCES "public"."collection_import_rows"("import_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_import_rows" ADD CONSTRAINT "collection_import_rows_import_id_collection_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."collection_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_import_rows" ADD CONSTRAINT "collection_import_rows_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_works" ADD CONSTRAINT "imported_works_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "collection_imports_content" ON "collection_imports" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "collection_imports_by_age" ON "collection_imports" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "collection_import_pictures_main" ON "collection_import_pictures" USING btree ("import_id","number") WHERE "collection_import_pictures"."is_main";--> statement-breakpoint
CREATE INDEX "collection_import_pictures_by_address" ON "collection_import_pictures" USING btree ("img_url");--> statement-breakpoint
CREATE INDEX "collection_import_rows_by_artwork" ON "collection_import_rows" USING btree ("artwork_id");--> statement-breakpoint
CREATE UNIQUE INDEX "imported_works_artwork" ON "imported_works" USING btree ("artwork_id");