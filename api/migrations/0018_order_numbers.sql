-- Orders that are there get theirs as they were placed; the sequence goes on after them.
ALTER TABLE "orders" ADD COLUMN "number" bigint;--> statement-breakpoint
UPDATE "orders" SET "number" = "placed"."number" FROM (
	SELECT "id", 1000 + row_number() OVER (ORDER BY "created_at", "id") AS "number" FROM "orders"
) AS "placed" WHERE "orders"."id" = "placed"."id";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "number" ADD GENERATED ALWAYS AS IDENTITY (sequence name "orders_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1);--> statement-breakpoint
SELECT setval('public.orders_number_seq', max("number")) FROM "orders" HAVING count(*) > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("number");
