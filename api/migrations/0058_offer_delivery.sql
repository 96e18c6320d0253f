ALTER TABLE "price_offers" ADD COLUMN "deliver_to" jsonb;--> statement-breakpoint
ALTER TABLE "price_offers" ADD COLUMN "delivery" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "price_offers" ADD COLUMN "delivery_zone" text;--> statement-breakpoint
ALTER TABLE "price_offers" ADD CONSTRAINT "price_offers_delivery" CHECK ("price_offers"."delivery" >= 0 AND ("price_offers"."delivery" = 0 OR "price_offers"."delivery_zone" IS NOT NULL));