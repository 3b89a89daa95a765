ALTER TABLE "chats" ADD COLUMN "locale" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "next_reply_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_one_reply_under_way" ON "messages" USING btree ("chat_id") WHERE "messages"."state" = 'streaming';