-- Characters remember, calls were made, and work waits as jobs.
INSERT INTO "memories" ("id", "user_id", "character_id", "kind", "topic", "note", "origin", "source_id", "created_at", "updated_at") VALUES
('b0000000-0000-4000-8000-000000000001', '10000000-0000-4000-8000-000000000001', '015d4cb7-6d11-82cd-807d-9e5063625fcb', 'fact', 'place', 'You live by the sea', 'learned', '40000000-0000-4000-8000-000000000002', '2026-11-12 08:00:00+00', '2026-11-12 08:00:00+00');
INSERT INTO "unused_names" ("user_id", "character_id", "digest") VALUES ('10000000-0000-4000-8000-000000000001', 'a7037dbe-dfd7-8b36-8933-baa7755f9c10', 'name-of-old');
INSERT INTO "calls" ("user_id", "chat_id", "session_id", "created_at", "connected_at", "ended_at", "cause", "lease_until") VALUES
('10000000-0000-4000-8000-000000000001', '30000000-0000-4000-8000-000000000001', '20000000-0000-4000-8000-000000000001', '2026-11-13 08:00:00+00', '2026-11-13 08:00:05+00', '2026-11-13 08:04:00+00', 'left', '2026-11-13 08:05:00+00');
INSERT INTO "unread_texts" ("digest", "failures", "failed_at") VALUES ('text-of-old', 1, '2026-11-19 08:00:00+00');
INSERT INTO "jobs" ("kind", "payload", "key", "user_id", "run_at", "created_at") VALUES
('fetch-stars', '{}', 'job-of-a-kind-that-nobody-knows', NULL, '2026-11-19 08:00:00+00', '2026-11-19 08:00:00+00');
INSERT INTO "unconfirmed_claims" ("address", "claimed_at") VALUES ('192.0.2.1', '2026-11-19 08:00:00+00');
INSERT INTO "mails_to_strangers" ("job_id", "address", "sent_at") VALUES ('c0000000-0000-4000-8000-000000000001', 'stranger-of-old', '2026-11-19 08:00:00+00');
