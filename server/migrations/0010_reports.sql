CREATE TABLE "report_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"report_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"note" text,
	"answer" text
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "picture_id" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "locale" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "state" text DEFAULT 'received' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "report_changes" ADD CONSTRAINT "report_changes_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_changes_report" ON "report_changes" USING btree ("report_id","at");--> statement-breakpoint
CREATE INDEX "reports_user" ON "reports" USING btree ("user_id","created_at");--> statement-breakpoint
UPDATE "reports" SET "changed_at" = "created_at";