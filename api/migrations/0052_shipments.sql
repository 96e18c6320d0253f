ALTER TABLE "orders" ADD COLUMN "courier" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_courier" CHECK ("orders"."courier" IN ('DHL', 'GIG Logistics', 'FedEx', 'UPS', 'Own driver', 'Other'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tracking" CHECK ("orders"."tracking_number" IS NULL OR "orders"."courier" IS NOT NULL);