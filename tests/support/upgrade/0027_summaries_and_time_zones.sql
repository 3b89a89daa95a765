INSERT INTO "chat_summaries" ("chat_id", "text", "seq", "covered", "updated_at") VALUES ('30000000-0000-4000-8000-000000000001', 'They talked about a lighthouse.', 2, 'messages-of-old', '2026-11-27 08:00:00+00');
UPDATE "chats" SET "time_zone" = 'Europe/Oslo' WHERE "id" = '30000000-0000-4000-8000-000000000001';
