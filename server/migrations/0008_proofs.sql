CREATE TABLE "email_codes" (
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_codes_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "email_codes" ADD CONSTRAINT "email_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
INSERT INTO "email_codes" ("user_id", "hash", "sent_at") SELECT "id", "activation_code_hash", "activation_sent_at" FROM "users" WHERE "activation_code_hash" IS NOT NULL AND "activation_sent_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "activation_code_hash";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "activation_sent_at";