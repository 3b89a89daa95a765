-- Instances share rankings and limits, favourites are kept, and pictures are blurred.
INSERT INTO "rankings" ("id", "slugs", "ranked_at") VALUES ('ranking-of-old', '{old-friend,ines}', '2026-11-20 08:00:00+00');
INSERT INTO "rate_windows" ("key", "count", "ends_at") VALUES ('login:old', 3, '2026-11-20 08:01:00+00');
INSERT INTO "seed_states" ("name", "digest") VALUES ('characters', 'of-old');
INSERT INTO "favourites" ("user_id", "character_id", "created_at") VALUES
('10000000-0000-4000-8000-000000000001', '015d4cb7-6d11-82cd-807d-9e5063625fcb', '2026-11-04 08:00:00+00'),
('10000000-0000-4000-8000-000000000001', 'a7037dbe-dfd7-8b36-8933-baa7755f9c10', '2026-11-04 08:00:00+00');
INSERT INTO "messages" ("id", "chat_id", "seq", "author", "kind", "text", "image_url", "clear_url", "state", "search_text", "created_at") VALUES
('40000000-0000-4000-8000-000000000009', '30000000-0000-4000-8000-000000000002', 3, 'bot', 3, '', '/portraits/ines/veil-12.11783fed47.webp', 'ines-09f873b830.avif', 'complete', '', '2026-11-03 08:02:00+00');
UPDATE "chats" SET "last_seq" = 3, "pinned_at" = '2026-11-05 08:00:00+00' WHERE "id" = '30000000-0000-4000-8000-000000000002';
