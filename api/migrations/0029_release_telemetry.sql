CREATE TABLE "canary_points" (
	"run" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"arm" text NOT NULL,
	"views" bigint NOT NULL,
	"failures" bigint NOT NULL,
	CONSTRAINT "canary_points_run_at_arm_pk" PRIMARY KEY("run","at","arm"),
	CONSTRAINT "canary_points_arm" CHECK ("canary_points"."arm" IN ('live', 'candidate')),
	CONSTRAINT "canary_points_counts" CHECK ("canary_points"."views" BETWEEN 0 AND 1000000000000 AND "canary_points"."failures" BETWEEN 0 AND 1000000000000)
);
--> statement-breakpoint
CREATE TABLE "canary_runs" (
	"run" uuid PRIMARY KEY NOT NULL,
	"remote" text NOT NULL,
	"candidate_id" bigint NOT NULL,
	"live_id" bigint NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "counted_releases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "counted_releases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"remote" text NOT NULL,
	"digest" text NOT NULL,
	"version" text NOT NULL,
	CONSTRAINT "counted_releases_digest" UNIQUE("digest"),
	CONSTRAINT "counted_releases_remote" CHECK ("counted_releases"."remote" IN ('gallery', 'customer', 'admin', 'shell')),
	CONSTRAINT "counted_releases_version" CHECK (char_length("counted_releases"."version") <= 200)
);
--> statement-breakpoint
CREATE TABLE "release_errors" (
	"hour" timestamp (0) with time zone NOT NULL,
	"release_id" bigint NOT NULL,
	"message" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "release_errors_hour_release_id_message_pk" PRIMARY KEY("hour","release_id","message"),
	CONSTRAINT "release_errors_count" CHECK ("release_errors"."count" BETWEEN 0 AND 1000000000000),
	CONSTRAINT "release_errors_message" CHECK (char_length("release_errors"."message") <= 200)
);
--> statement-breakpoint
CREATE TABLE "release_views" (
	"hour" timestamp (0) with time zone NOT NULL,
	"release_id" bigint NOT NULL,
	"route" text NOT NULL,
	"views" bigint NOT NULL,
	"failures" bigint NOT NULL,
	CONSTRAINT "release_views_hour_release_id_route_pk" PRIMARY KEY("hour","release_id","route"),
	CONSTRAINT "release_views_counts" CHECK ("release_views"."views" BETWEEN 0 AND 1000000000000 AND "release_views"."failures" BETWEEN 0 AND 1000000000000),
	CONSTRAINT "release_views_route" CHECK (char_length("release_views"."route") <= 200)
);
--> statement-breakpoint
CREATE TABLE "release_vitals" (
	"hour" timestamp (0) with time zone NOT NULL,
	"release_id" bigint NOT NULL,
	"route" text NOT NULL,
	"name" text NOT NULL,
	"bucket" smallint NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "release_vitals_hour_release_id_route_name_bucket_pk" PRIMARY KEY("hour","release_id","route","name","bucket"),
	CONSTRAINT "release_vitals_count" CHECK ("release_vitals"."count" BETWEEN 0 AND 1000000000000),
	CONSTRAINT "release_vitals_name" CHECK ("release_vitals"."name" IN ('LCP', 'INP', 'CLS')),
	CONSTRAINT "release_vitals_bucket" CHECK ("release_vitals"."bucket" BETWEEN 0 AND 40),
	CONSTRAINT "release_vitals_route" CHECK (char_length("release_vitals"."route") <= 200)
);
--> statement-breakpoint
ALTER TABLE "edges" ADD COLUMN "shell_digest" text;--> statement-breakpoint
ALTER TABLE "canary_points" ADD CONSTRAINT "canary_points_run_canary_runs_run_fk" FOREIGN KEY ("run") REFERENCES "public"."canary_runs"("run") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canary_runs" ADD CONSTRAINT "canary_runs_candidate" FOREIGN KEY ("candidate_id","remote") REFERENCES "public"."releases"("id","remote") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canary_runs" ADD CONSTRAINT "canary_runs_live" FOREIGN KEY ("live_id","remote") REFERENCES "public"."releases"("id","remote") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_errors" ADD CONSTRAINT "release_errors_release_id_counted_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."counted_releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_views" ADD CONSTRAINT "release_views_release_id_counted_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."counted_releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_vitals" ADD CONSTRAINT "release_vitals_release_id_counted_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."counted_releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "canary_runs_newest" ON "canary_runs" USING btree ("remote","started_at");--> statement-breakpoint
ALTER TABLE "edges" ADD CONSTRAINT "edges_digest_form" CHECK ("edges"."shell_digest" ~ '^[0-9a-f]{64}$');--> statement-breakpoint
CREATE FUNCTION record_canary_run() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE canary_runs SET ended_at = clock_timestamp() WHERE run = OLD.canary_run;
	IF NEW.canary_run IS NOT NULL THEN
		INSERT INTO canary_runs (run, remote, candidate_id, live_id, started_at)
		VALUES (NEW.canary_run, NEW.remote, NEW.canary_id, NEW.live_id, clock_timestamp());
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER release_layers_canary_run AFTER UPDATE ON release_layers
	FOR EACH ROW WHEN (OLD.canary_run IS DISTINCT FROM NEW.canary_run)
	EXECUTE FUNCTION record_canary_run();
