CREATE TABLE "discounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"offer_id" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"bought_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer NOT NULL,
	"reason" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"character_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entries_balance_not_negative" CHECK ("ledger_entries"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"offer" jsonb NOT NULL,
	"method" text NOT NULL,
	"provider" text NOT NULL,
	"checkout_id" text,
	"payment_id" text,
	"url" text,
	"return_url" text NOT NULL,
	"locale" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "subscribe_clicks" (
	"day" date NOT NULL,
	"place" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "subscribe_clicks_day_place_pk" PRIMARY KEY("day","place")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subscription_id" text,
	"customer_id" text,
	"state" text NOT NULL,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"trial_ends_at" timestamp (3) with time zone,
	"period_ends_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "undress_jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"character_id" uuid NOT NULL,
	"picture_id" text NOT NULL,
	"state" text NOT NULL,
	"price" integer NOT NULL,
	"storage_key" text,
	"lease_until" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unlocked_pictures" (
	"user_id" uuid NOT NULL,
	"picture_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "unlocked_pictures_user_id_picture_key_pk" PRIMARY KEY("user_id","picture_key")
);
--> statement-breakpoint
CREATE TABLE "voices" (
	"digest" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"storage_key" text,
	"duration_ms" integer,
	"lease_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "next_claim_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "undress_jobs" ADD CONSTRAINT "undress_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "undress_jobs" ADD CONSTRAINT "undress_jobs_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unlocked_pictures" ADD CONSTRAINT "unlocked_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_intent" ON "ledger_entries" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "ledger_entries_latest" ON "ledger_entries" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "payment_events_age" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_intent" ON "purchases" USING btree ("user_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_checkout" ON "purchases" USING btree ("provider","checkout_id");--> statement-breakpoint
CREATE INDEX "purchases_payment" ON "purchases" USING btree ("provider","payment_id");--> statement-breakpoint
CREATE INDEX "purchases_latest" ON "purchases" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_subscription" ON "subscriptions" USING btree ("provider","subscription_id");--> statement-breakpoint
CREATE INDEX "subscriptions_period_end" ON "subscriptions" USING btree ("period_ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "undress_jobs_one_under_way" ON "undress_jobs" USING btree ("user_id") WHERE "undress_jobs"."state" = 'processing';--> statement-breakpoint
CREATE INDEX "undress_jobs_processing" ON "undress_jobs" USING btree ("lease_until") WHERE "undress_jobs"."state" = 'processing';--> statement-breakpoint
CREATE INDEX "undress_jobs_latest" ON "undress_jobs" USING btree ("user_id","created_at");--> statement-breakpoint
INSERT INTO "ledger_entries" ("user_id", "amount", "balance", "reason", "idempotency_key", "created_at")
SELECT "id", "num_tokens", "num_tokens", 'opening', 'opening', "created_at" FROM "users" WHERE "num_tokens" > 0;
--> statement-breakpoint
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'An entry of the ledger is never altered';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_append_only"
BEFORE UPDATE OF "id", "user_id", "amount", "balance", "reason", "idempotency_key", "created_at" ON "ledger_entries"
FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
