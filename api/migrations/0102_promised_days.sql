ALTER TABLE "gallery_settings" ADD COLUMN "offer_days" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "gallery_settings" ADD COLUMN "return_days" integer DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "gallery_settings" ADD CONSTRAINT "gallery_settings_days" CHECK ("gallery_settings"."offer_days" BETWEEN 1 AND 60 AND "gallery_settings"."return_days" BETWEEN 1 AND 60);--> statement-breakpoint
-- Each new order keeps the days that count when the buyer places it, whichever way the order comes from.
CREATE FUNCTION return_days_now() RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce((SELECT return_days FROM gallery_settings ORDER BY version DESC LIMIT 1), 14);
END
$$;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "return_days" integer DEFAULT return_days_now() NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_return_days" CHECK ("orders"."return_days" BETWEEN 1 AND 60);
