ALTER TABLE "personas" ADD COLUMN "face" text;--> statement-breakpoint
ALTER TABLE "personas" ADD COLUMN "tagline" text;--> statement-breakpoint
ALTER TABLE "personas" ADD COLUMN "greeting" text;--> statement-breakpoint
UPDATE "personas" SET "face" = substring("characters"."portrait" #>> '{sources,0,avif}' from '/portraits/(persona-[a-z0-9-]+)/') FROM "characters" WHERE "characters"."id" = "personas"."character_id";
