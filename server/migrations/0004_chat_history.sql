ALTER TABLE "characters" ADD COLUMN "veils" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "pinned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "clear_url" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "edit_of" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "version_of" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "versions" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "hidden" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "search_text" text;--> statement-breakpoint
CREATE INDEX "chats_deleted" ON "chats" USING btree ("deleted_at") WHERE "chats"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "messages_shown" ON "messages" USING btree ("chat_id","seq") WHERE "messages"."hidden" is null;--> statement-breakpoint
CREATE INDEX "messages_versions" ON "messages" USING btree ("version_of") WHERE "messages"."version_of" is not null;--> statement-breakpoint
CREATE INDEX "messages_to_purge" ON "messages" USING btree ("hidden_at") WHERE "messages"."hidden" in ('deleted', 'withdrawn');--> statement-breakpoint
CREATE INDEX "messages_to_fold" ON "messages" USING btree ("id") WHERE "messages"."search_text" is null;