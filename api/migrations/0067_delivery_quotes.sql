ALTER TABLE "orders" ADD COLUMN "quote_state" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "quote_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "quote_reply" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_by_quote" ON "orders" USING btree ("quote_asked_at","id") WHERE "orders"."status" = 'Pending' AND "orders"."quote_state" = 'asked';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_quote_state" CHECK ("orders"."quote_state" IN ('asked', 'answered', 'declined'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_quote_asked_at" CHECK ("orders"."quote_state" IS NULL OR "orders"."quote_asked_at" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_quote_asked" CHECK ("orders"."quote_state" <> 'asked' OR ("orders"."status" IN ('Pending', 'Canceled', 'Refunded')
        AND "orders"."delivery" = 0 AND "orders"."delivery_zone" IS NULL AND "orders"."deliver_to" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_quote_answered" CHECK ("orders"."quote_state" <> 'answered' OR "orders"."delivery_zone" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_quote_declined" CHECK ("orders"."quote_state" <> 'declined' OR ("orders"."status" IN ('Canceled', 'Refunded') AND "orders"."quote_reply" <> ''));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_quote_reply" CHECK (char_length("orders"."quote_reply") <= 500);