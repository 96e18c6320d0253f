CREATE TABLE "authenticators" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_key" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiting_log_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "waiting_log_ins_ticket_hash_unique" UNIQUE("ticket_hash")
);
--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_authenticators_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."authenticators"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_log_ins" ADD CONSTRAINT "waiting_log_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recovery_codes_by_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "waiting_log_ins_by_user" ON "waiting_log_ins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "waiting_log_ins_by_end" ON "waiting_log_ins" USING btree ("ends_at");--> statement-breakpoint
-- A code of a time step works once, whatever a program forgets to check.
CREATE FUNCTION use_newer_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'this time step or a newer one has been used'
		USING ERRCODE = 'check_violation', CONSTRAINT = 'authenticators_newer_step', TABLE = 'authenticators';
END $$;
--> statement-breakpoint
CREATE TRIGGER authenticators_newer_step BEFORE UPDATE OF last_step ON authenticators
	FOR EACH ROW WHEN (OLD.last_step IS NOT NULL AND (NEW.last_step IS NULL OR NEW.last_step <= OLD.last_step))
	EXECUTE FUNCTION use_newer_step();
