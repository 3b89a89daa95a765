CREATE TABLE "condemned_files" (
	"key" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "persona_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"character_id" uuid,
	"is_checked" boolean NOT NULL,
	"statement" text NOT NULL,
	"stated_at" timestamp (3) with time zone NOT NULL,
	"colors" text[] NOT NULL,
	"files" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "personas" (
	"character_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"name" text NOT NULL,
	"occupations" text[] NOT NULL,
	"personalities" text[] NOT NULL,
	"scenario" text NOT NULL,
	"likes" text NOT NULL,
	"dislikes" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "persona_photos" ADD CONSTRAINT "persona_photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persona_photos" ADD CONSTRAINT "persona_photos_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personas" ADD CONSTRAINT "personas_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personas" ADD CONSTRAINT "personas_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "condemned_files_due" ON "condemned_files" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "persona_photos_intent" ON "persona_photos" USING btree ("user_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "persona_photos_persona" ON "persona_photos" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "persona_photos_unused" ON "persona_photos" USING btree ("stated_at") WHERE "persona_photos"."character_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "personas_intent" ON "personas" USING btree ("owner_id","client_id");--> statement-breakpoint
CREATE INDEX "personas_latest" ON "personas" USING btree ("owner_id","created_at");