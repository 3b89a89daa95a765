CREATE TABLE "chat_summaries" (
	"chat_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"seq" integer NOT NULL,
	"covered" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "chat_summaries" ADD CONSTRAINT "chat_summaries_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;