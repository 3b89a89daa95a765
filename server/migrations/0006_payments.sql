CREATE TABLE "money_tasks" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"task" jsonb NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"method" text NOT NULL,
	"offer" jsonb NOT NULL,
	"return_url" text NOT NULL,
	"state" text NOT NULL,
	"delay_seconds" integer DEFAULT 0 NOT NULL,
	"is_doubled" boolean DEFAULT false NOT NULL,
	"is_reordered" boolean DEFAULT false NOT NULL,
	"subscription" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "money_tasks" ADD CONSTRAINT "money_tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "money_tasks_due" ON "money_tasks" USING btree ("due_at") WHERE "money_tasks"."done_at" is null;