ALTER TABLE "orders" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "claimed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "paid_with" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "expected_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "orders_by_network" ON "orders" USING btree ("network") WHERE "orders"."status" = 'Pending';--> statement-breakpoint
-- Of the payments that were begun for one order the latest form stays open.
UPDATE "payments" SET "closed_at" = now() WHERE "captured_at" IS NULL AND "reference" <> (
	SELECT "reference" FROM "payments" AS "other"
	WHERE "other"."order_id" = "payments"."order_id" AND "other"."captured_at" IS NULL
	ORDER BY "other"."access_code" IS NULL, "other"."created_at" DESC, "other"."reference" LIMIT 1
);--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("order_id") WHERE "payments"."captured_at" IS NULL AND "payments"."closed_at" IS NULL;