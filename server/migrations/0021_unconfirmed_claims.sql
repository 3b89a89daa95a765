CREATE TABLE "unconfirmed_claims" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "unconfirmed_claims_address" ON "unconfirmed_claims" USING btree ("address","claimed_at");--> statement-breakpoint
CREATE INDEX "unconfirmed_claims_time" ON "unconfirmed_claims" USING btree ("claimed_at");