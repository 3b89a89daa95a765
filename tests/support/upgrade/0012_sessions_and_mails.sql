-- Addresses are proved, reports decided, personas made, mails stopped.
INSERT INTO "password_resets" ("hash", "user_id", "sent_at", "used_at") VALUES ('reset-of-old', '10000000-0000-4000-8000-000000000001', '2026-11-19 08:00:00+00', NULL);
INSERT INTO "email_changes" ("user_id", "email", "hash", "sent_at") VALUES ('10000000-0000-4000-8000-000000000001', 'newer@example.org', 'change-of-old', '2026-11-19 08:00:00+00');
INSERT INTO "report_changes" ("report_id", "at", "by", "from", "to", "note", "answer") VALUES
('60000000-0000-4000-8000-000000000001', '2026-11-08 08:00:00+00', 'operator', 'received', 'answered', 'Looked into.', 'It is mended.');
UPDATE "reports" SET "state" = 'received' WHERE "id" = '60000000-0000-4000-8000-000000000001';
INSERT INTO "characters" ("id", "slug", "kind", "owner_id", "age", "gender", "tags", "is_premium", "portrait", "gallery", "position", "created_at") VALUES
('90000000-0000-4000-8000-000000000001', 'marlene-of-old', 'custom', '10000000-0000-4000-8000-000000000001', 31, 'female', '{custom}', false, '{"colors":["#111111","#222222","#333333"],"sources":[{"width":320,"avif":"/portraits/ines/old.avif","webp":"/portraits/ines/old.webp"}]}', '[]', 0, '2026-11-10 08:00:00+00');
INSERT INTO "personas" ("character_id", "owner_id", "client_id", "digest", "name", "occupations", "personalities", "scenario", "likes", "dislikes", "created_at") VALUES
('90000000-0000-4000-8000-000000000001', '10000000-0000-4000-8000-000000000001', '50000000-0000-4000-8000-000000000021', 'digest-of-old', 'Marlene', '{Doctor,Spy}', '{Shy}', 'We meet on a night train to the sea.', 'Chess', 'Loud phones', '2026-11-10 08:00:00+00');
INSERT INTO "persona_photos" ("id", "user_id", "client_id", "character_id", "is_checked", "statement", "stated_at", "colors", "files") VALUES
('a0000000-0000-4000-8000-000000000001', '10000000-0000-4000-8000-000000000001', '50000000-0000-4000-8000-000000000022', '90000000-0000-4000-8000-000000000001', true, '1', '2026-11-10 08:00:00+00', '{#111111,#222222,#333333}', '[{"width":320,"avif":"photo-of-old.avif","webp":"photo-of-old.webp"}]');
INSERT INTO "condemned_files" ("key", "due_at") VALUES ('condemned-of-old.avif', '2027-11-10 08:00:00+00');
INSERT INTO "mail_preferences" ("user_id", "reminders", "locale", "reminded_at") VALUES ('10000000-0000-4000-8000-000000000001', true, 'de', '2026-11-19 08:00:00+00');
