CREATE TABLE "release_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"remote" text DEFAULT '' NOT NULL,
	"release_id" bigint,
	"version" text DEFAULT '' NOT NULL,
	"action" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"by_user" uuid,
	"by_name" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "release_events_reason" CHECK (char_length("release_events"."reason") <= 500)
);
--> statement-breakpoint
CREATE TABLE "release_nonces" (
	"nonce" uuid PRIMARY KEY NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "edges" (
	"id" text PRIMARY KEY NOT NULL,
	"shell" text NOT NULL,
	"read_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "edges_lengths" CHECK (char_length("edges"."id") <= 64 AND char_length("edges"."shell") <= 100)
);
--> statement-breakpoint
CREATE TABLE "release_problems" (
	"release_id" bigint NOT NULL,
	"edge" text NOT NULL,
	"problem" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_problems_release_id_edge_pk" PRIMARY KEY("release_id","edge"),
	CONSTRAINT "release_problems_length" CHECK (char_length("release_problems"."problem") BETWEEN 1 AND 500)
);
--> statement-breakpoint
CREATE TABLE "release_previews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_previews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"release_id" bigint NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"by_user" uuid
);
--> statement-breakpoint
CREATE TABLE "registry" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"revision" bigint DEFAULT 1 NOT NULL,
	"auto_promote" boolean,
	"preview_key" text NOT NULL,
	"salt" text NOT NULL,
	CONSTRAINT "registry_one_row" CHECK ("registry"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "release_layers" (
	"remote" text PRIMARY KEY NOT NULL,
	"live_id" bigint,
	"served_id" bigint,
	"canary_id" bigint,
	"canary_run" uuid,
	"canary_share" integer,
	"canary_steps" integer[],
	"step_since" timestamp (3) with time zone,
	"pin_id" bigint,
	CONSTRAINT "release_layers_canary" CHECK (num_nulls("release_layers"."canary_id", "release_layers"."canary_run", "release_layers"."canary_share", "release_layers"."canary_steps", "release_layers"."step_since") IN (0, 5)),
	CONSTRAINT "release_layers_share" CHECK ("release_layers"."canary_share" BETWEEN 1 AND 100)
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "releases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"remote" text NOT NULL,
	"digest" text NOT NULL,
	"version" text NOT NULL,
	"text" text NOT NULL,
	"key" text,
	"state" text NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"offered_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"state_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "releases_digest" UNIQUE("digest"),
	CONSTRAINT "releases_of_remote" UNIQUE("id","remote"),
	CONSTRAINT "releases_remote" CHECK ("releases"."remote" IN ('gallery', 'customer', 'admin')),
	CONSTRAINT "releases_digest_form" CHECK ("releases"."digest" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "releases_state" CHECK ("releases"."state" IN ('offered', 'refused', 'canary', 'live', 'replaced', 'withdrawn')),
	CONSTRAINT "releases_problem" CHECK (("releases"."state" = 'refused') = ("releases"."problem" <> '')),
	CONSTRAINT "releases_lengths" CHECK (char_length("releases"."version") <= 200 AND octet_length("releases"."text") <= 262144 AND char_length("releases"."problem") <= 500)
);
--> statement-breakpoint
ALTER TABLE "release_events" ADD CONSTRAINT "release_events_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_events" ADD CONSTRAINT "release_events_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_problems" ADD CONSTRAINT "release_problems_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_problems" ADD CONSTRAINT "release_problems_edge_edges_id_fk" FOREIGN KEY ("edge") REFERENCES "public"."edges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_previews" ADD CONSTRAINT "release_previews_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_previews" ADD CONSTRAINT "release_previews_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_layers" ADD CONSTRAINT "release_layers_live_id" FOREIGN KEY ("live_id","remote") REFERENCES "public"."releases"("id","remote") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_layers" ADD CONSTRAINT "release_layers_served_id" FOREIGN KEY ("served_id","remote") REFERENCES "public"."releases"("id","remote") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_layers" ADD CONSTRAINT "release_layers_canary_id" FOREIGN KEY ("canary_id","remote") REFERENCES "public"."releases"("id","remote") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_layers" ADD CONSTRAINT "release_layers_pin_id" FOREIGN KEY ("pin_id","remote") REFERENCES "public"."releases"("id","remote") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_events_of_release" ON "release_events" USING btree ("release_id","id");--> statement-breakpoint
CREATE INDEX "release_events_of_remote" ON "release_events" USING btree ("remote","id");--> statement-breakpoint
CREATE INDEX "release_previews_by_end" ON "release_previews" USING btree ("until");--> statement-breakpoint
CREATE UNIQUE INDEX "releases_one_live" ON "releases" USING btree ("remote") WHERE "releases"."state" = 'live';--> statement-breakpoint
CREATE UNIQUE INDEX "releases_one_canary" ON "releases" USING btree ("remote") WHERE "releases"."state" = 'canary';--> statement-breakpoint
CREATE INDEX "releases_newest" ON "releases" USING btree ("remote","id");--> statement-breakpoint
INSERT INTO "release_layers" ("remote") VALUES ('gallery'), ('customer'), ('admin');
--> statement-breakpoint
INSERT INTO "registry" ("preview_key", "salt") VALUES (
	translate(encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'base64'), '+/=', '-_'),
	translate(encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'base64'), '+/=', '-_')
);
--> statement-breakpoint
CREATE FUNCTION check_release_layers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (
		SELECT FROM release_layers AS layers
		LEFT JOIN releases AS live ON live.remote = layers.remote AND live.state = 'live'
		LEFT JOIN releases AS canary ON canary.remote = layers.remote AND canary.state = 'canary'
		LEFT JOIN releases AS pin ON pin.id = layers.pin_id
		WHERE layers.remote = NEW.remote
			AND live.id IS NOT DISTINCT FROM layers.live_id
			AND canary.id IS NOT DISTINCT FROM layers.canary_id
			AND (pin.id IS NULL OR pin.state NOT IN ('refused', 'withdrawn'))
	) THEN
		RAISE EXCEPTION 'The layers of % name other releases than their states.', NEW.remote USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Deferred: a transaction changes states and layers one after the other.
CREATE CONSTRAINT TRIGGER releases_in_layers AFTER INSERT OR UPDATE OF state, remote ON releases
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_release_layers();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER release_layers_of_states AFTER INSERT OR UPDATE ON release_layers
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_release_layers();
--> statement-breakpoint
CREATE FUNCTION keep_release_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'by_user' = to_jsonb(OLD) - 'by_user' AND NEW.by_user IS NULL THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'Events of releases are only added.' USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER release_events_kept BEFORE UPDATE OR DELETE ON release_events
	FOR EACH ROW EXECUTE FUNCTION keep_release_events();
