CREATE TABLE "rankings" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"slugs" text[] NOT NULL,
	"ranked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rankings_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seed_states" (
	"name" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_windows_end" ON "rate_windows" USING btree ("ends_at");