-- What somebody had when the first schema was the newest: a row or more in each of its tables.
INSERT INTO "users" ("id", "email", "email_key", "password_hash", "name", "age", "gender", "num_tokens", "balance_version", "is_email_confirmed", "activation_code_hash", "activation_sent_at", "adult_stated_at", "terms_accepted_at", "created_at") VALUES
('10000000-0000-4000-8000-000000000001', 'Old.Hand@example.org', 'old.hand@example.org', '$argon2id$v=19$m=47104,t=1,p=1$h2PBKWe3e8G66iRIY1VjGA$7xzRfQOtIGzb5DQ87r7V2iodBD/lrLRB1HKl8GTDq7U', 'Old Hand', 44, 'female', 120, 2, true, 'LXEWQrcmsEQBYnyp-6wy9chTD7GQPMTbAiWHF5IaSIE', '2026-11-01 08:00:00+00', '2026-11-01 08:00:00+00', '2026-11-01 08:00:00+00', '2026-11-01 08:00:00+00'),
('10000000-0000-4000-8000-000000000002', 'nothing@example.org', 'nothing@example.org', 'none', 'No Desires', NULL, NULL, 0, 0, false, NULL, NULL, '2026-11-01 08:00:00+00', '2026-11-01 08:00:00+00', '2026-11-01 08:00:00+00');
INSERT INTO "sessions" ("id", "user_id", "created_at") VALUES
('20000000-0000-4000-8000-000000000001', '10000000-0000-4000-8000-000000000001', '2026-11-20 08:00:00+00');
INSERT INTO "refresh_tokens" ("hash", "session_id", "issued_at", "expires_at") VALUES
('LXEWQrcmsEQBYnyp-6wy9chTD7GQPMTbAiWHF5IaSIE', '20000000-0000-4000-8000-000000000001', '2026-11-20 08:00:00+00', '2027-01-20 08:00:00+00');
-- One who is an official character still, and one who is not any more.
INSERT INTO "characters" ("id", "slug", "kind", "age", "gender", "tags", "is_premium", "portrait", "gallery", "position", "chats_started") VALUES
('015d4cb7-6d11-82cd-807d-9e5063625fcb', 'ines', 'official', 41, 'female', '{official}', false, '{"colors":["#111111","#222222","#333333"],"sources":[{"width":320,"avif":"/portraits/ines/old.avif","webp":"/portraits/ines/old.webp"}]}', '[]', 1, 7),
('a7037dbe-dfd7-8b36-8933-baa7755f9c10', 'old-friend', 'official', 52, 'male', '{official}', false, '{"colors":["#111111","#222222","#333333"],"sources":[{"width":320,"avif":"/portraits/old-friend/old.avif","webp":"/portraits/old-friend/old.webp"}]}', '[]', 2, 3);
INSERT INTO "character_texts" ("character_id", "locale", "name", "tagline", "description", "greeting", "speaking", "manner", "anecdotes", "interests") VALUES
('015d4cb7-6d11-82cd-807d-9e5063625fcb', 'en', 'Ines', 'As she was', 'As she was', 'Hello.', 'Slowly', 'warm', '["Once."]', '[]'),
('a7037dbe-dfd7-8b36-8933-baa7755f9c10', 'en', 'Old Friend', 'Not here any more', 'Not here any more', 'Well met.', 'Slowly', 'dry', '["Once."]', '[]');
INSERT INTO "chats" ("id", "user_id", "character_id", "last_seq", "read_seq", "created_at", "updated_at", "archived_at") VALUES
('30000000-0000-4000-8000-000000000001', '10000000-0000-4000-8000-000000000001', '015d4cb7-6d11-82cd-807d-9e5063625fcb', 5, 3, '2026-11-02 08:00:00+00', '2026-11-02 09:00:00+00', NULL),
('30000000-0000-4000-8000-000000000002', '10000000-0000-4000-8000-000000000001', 'a7037dbe-dfd7-8b36-8933-baa7755f9c10', 2, 2, '2026-11-03 08:00:00+00', '2026-11-03 09:00:00+00', NULL),
('30000000-0000-4000-8000-000000000003', '10000000-0000-4000-8000-000000000001', '015d4cb7-6d11-82cd-807d-9e5063625fcb', 1, 1, '2026-11-01 08:30:00+00', '2026-11-01 08:30:00+00', '2026-11-02 08:00:00+00');
INSERT INTO "messages" ("id", "chat_id", "seq", "author", "kind", "text", "image_url", "state", "client_id", "reply_to", "created_at") VALUES
('40000000-0000-4000-8000-000000000001', '30000000-0000-4000-8000-000000000001', 1, 'bot', 1, 'Hello.', NULL, 'complete', NULL, NULL, '2026-11-02 08:00:00+00'),
('40000000-0000-4000-8000-000000000002', '30000000-0000-4000-8000-000000000001', 2, 'user', 1, 'Do you remember the Lighthouse of Ålesund?', NULL, 'complete', '50000000-0000-4000-8000-000000000001', NULL, '2026-11-02 08:01:00+00'),
('40000000-0000-4000-8000-000000000003', '30000000-0000-4000-8000-000000000001', 3, 'bot', 1, 'I do. The stairs were', NULL, 'stopped', NULL, '40000000-0000-4000-8000-000000000002', '2026-11-02 08:02:00+00'),
('40000000-0000-4000-8000-000000000004', '30000000-0000-4000-8000-000000000001', 4, 'user', 1, 'Tell me the rest.', NULL, 'complete', '50000000-0000-4000-8000-000000000002', NULL, '2026-11-02 08:03:00+00'),
('40000000-0000-4000-8000-000000000005', '30000000-0000-4000-8000-000000000001', 5, 'bot', 1, '', NULL, 'streaming', NULL, '40000000-0000-4000-8000-000000000004', '2026-11-02 08:04:00+00'),
('40000000-0000-4000-8000-000000000006', '30000000-0000-4000-8000-000000000002', 1, 'bot', 1, 'Well met.', NULL, 'complete', NULL, NULL, '2026-11-03 08:00:00+00'),
('40000000-0000-4000-8000-000000000007', '30000000-0000-4000-8000-000000000002', 2, 'user', 1, 'Farewell, old friend.', NULL, 'complete', '50000000-0000-4000-8000-000000000003', NULL, '2026-11-03 08:01:00+00'),
('40000000-0000-4000-8000-000000000008', '30000000-0000-4000-8000-000000000003', 1, 'bot', 1, 'Hello.', NULL, 'complete', NULL, NULL, '2026-11-01 08:30:00+00');
UPDATE "messages" SET "lease_until" = '2026-11-02 08:05:00+00', "requested_by" = '50000000-0000-4000-8000-000000000002' WHERE "state" = 'streaming';
INSERT INTO "daily_text_counts" ("user_id", "day", "count") VALUES ('10000000-0000-4000-8000-000000000001', '2026-11-02', 2);
INSERT INTO "events" ("user_id", "name", "data", "created_at") VALUES
('10000000-0000-4000-8000-000000000001', 'chat', '{"chat_id":"30000000-0000-4000-8000-000000000001"}', '2026-11-19 08:00:00+00');
INSERT INTO "mails" ("recipient", "subject", "text", "created_at") VALUES ('old.hand@example.org', 'Welcome', 'Your code is 1234.', '2026-11-01 08:00:00+00');
INSERT INTO "reports" ("id", "user_id", "kind", "reason", "text", "character_id", "message_id", "reported_text", "created_at") VALUES
('60000000-0000-4000-8000-000000000001', '10000000-0000-4000-8000-000000000001', 'message', 'other', 'It stops in the middle.', '015d4cb7-6d11-82cd-807d-9e5063625fcb', '40000000-0000-4000-8000-000000000003', 'I do. The stairs were', '2026-11-02 09:00:00+00');
