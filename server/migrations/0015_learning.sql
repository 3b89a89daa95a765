CREATE TABLE "unused_names" (
	"user_id" uuid NOT NULL,
	"character_id" uuid NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "unused_names_user_id_character_id_digest_pk" PRIMARY KEY("user_id","character_id","digest")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "to_learn_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "unused_names" ADD CONSTRAINT "unused_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unused_names" ADD CONSTRAINT "unused_names_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_to_learn" ON "messages" USING btree ("to_learn_until") WHERE "messages"."to_learn_until" is not null;