INSERT INTO "jobs" ("kind", "payload", "key", "lane", "user_id", "run_at", "attempts", "created_at", "done_at")
SELECT
	CASE "task" ->> 'kind' WHEN 'mail' THEN 'money-mail' ELSE 'money-call' END,
	CASE "task" ->> 'kind' WHEN 'mail' THEN "task" -> 'mail' ELSE "task" END,
	"key",
	CASE "task" ->> 'kind' WHEN 'mail' THEN 'money ' || "user_id" END,
	"user_id",
	"due_at",
	"attempts",
	"created_at",
	"done_at"
FROM "money_tasks"
ORDER BY "due_at", "key";
--> statement-breakpoint
DROP TABLE "money_tasks" CASCADE;
