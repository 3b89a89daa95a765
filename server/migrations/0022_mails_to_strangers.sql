CREATE TABLE "mails_to_strangers" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mails_to_strangers_latest" ON "mails_to_strangers" USING btree ("address","sent_at");