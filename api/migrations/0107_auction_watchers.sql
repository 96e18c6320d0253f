CREATE TABLE "auction_watchers" (
	"auction_id" uuid NOT NULL,
	"process_id" uuid NOT NULL,
	"watchers" integer NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auction_watchers_auction_id_process_id_pk" PRIMARY KEY("auction_id","process_id")
);
