CREATE TABLE "delivery_tables" (
	"version" integer PRIMARY KEY NOT NULL,
	"zones" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	CONSTRAINT "delivery_tables_version" CHECK ("delivery_tables"."version" >= 1),
	CONSTRAINT "delivery_tables_zones" CHECK (jsonb_typeof("delivery_tables"."zones") = 'array'),
	CONSTRAINT "delivery_tables_prices" CHECK (NOT jsonb_path_exists("delivery_tables"."zones", '$[*].rates[*].price ? (@ < 0 || @ > 100000000 || @.floor() != @)')),
	CONSTRAINT "delivery_tables_sizes" CHECK (NOT jsonb_path_exists("delivery_tables"."zones", '$[*].rates[*] ? (@.up_to_cm <= 0 || @.up_to_kg <= 0)'))
);
--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "weight_kg" double precision;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_zone" text;--> statement-breakpoint
ALTER TABLE "delivery_tables" ADD CONSTRAINT "delivery_tables_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery" CHECK ("orders"."delivery" >= 0 AND "orders"."delivery" < "orders"."price");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_zone" CHECK ("orders"."delivery" = 0 OR "orders"."delivery_zone" IS NOT NULL);