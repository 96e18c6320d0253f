CREATE TABLE "return_requests" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "return_requests_reason" CHECK (length("return_requests"."reason") <= 500),
	CONSTRAINT "return_requests_state" CHECK ("return_requests"."state" IN ('requested', 'accepted', 'declined')),
	CONSTRAINT "return_requests_answered" CHECK (("return_requests"."state" = 'requested') = ("return_requests"."answered_at" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;