CREATE TABLE "message_usage" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "message_usage_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"user_id" text PRIMARY KEY NOT NULL,
	"plan_id" integer NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"customer_ref" text,
	"subscription_ref" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscription_customer_ref_unique" UNIQUE("customer_ref"),
	CONSTRAINT "subscription_subscription_ref_unique" UNIQUE("subscription_ref")
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"url" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"color" text NOT NULL,
	"thumbhash" text NOT NULL,
	"renditions" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"identity_sub" text,
	"user_name" text NOT NULL,
	"avatar" text,
	"biography" text DEFAULT '' NOT NULL,
	"adult_attested_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_identity_sub_unique" UNIQUE("identity_sub")
);
--> statement-breakpoint
CREATE TABLE "character" (
	"id" text PRIMARY KEY NOT NULL,
	"creator_id" text NOT NULL,
	"name" text NOT NULL,
	"chat_name" text DEFAULT '' NOT NULL,
	"tagline" text DEFAULT '' NOT NULL,
	"avatar" text,
	"avatar_alt" text DEFAULT '' NOT NULL,
	"avatar_color" text,
	"avatar_thumbhash" text,
	"avatar_renditions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"greeting" text DEFAULT '' NOT NULL,
	"alternate_greetings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"definition" text DEFAULT '' NOT NULL,
	"personality" text DEFAULT '' NOT NULL,
	"scenario" text DEFAULT '' NOT NULL,
	"example_dialogs" text DEFAULT '' NOT NULL,
	"system_prompt" text DEFAULT '' NOT NULL,
	"post_history" text DEFAULT '' NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tag_ids" integer[] DEFAULT '{}' NOT NULL,
	"rating" text DEFAULT 'sfw' NOT NULL,
	"adult_attested" boolean DEFAULT false NOT NULL,
	"visibility" text DEFAULT 'private' NOT NULL,
	"definition_visibility" text DEFAULT 'hidden' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"version" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"chats" integer DEFAULT 0 NOT NULL,
	"messages" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"dislikes" integer DEFAULT 0 NOT NULL,
	"favourites" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp (3) with time zone,
	"listed" boolean GENERATED ALWAYS AS (("visibility" = 'public' and "status" = 'published')) STORED NOT NULL,
	"score" double precision GENERATED ALWAYS AS ((
  log(greatest(1, "chats" + 2 * "likes" + 3 * "favourites" - "dislikes")::double precision)
  + extract(epoch from (coalesce("published_at", "created_at") - timestamptz '2024-01-01 00:00:00+00'))::double precision
    / 2419200
)) STORED NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS ((
  setweight(to_tsvector('english', "name"), 'A')
  || setweight(to_tsvector('english', "tagline"), 'B')
  || setweight(to_tsvector('english', left("bio", 2000)), 'C')
)) STORED
);
--> statement-breakpoint
CREATE TABLE "hidden_item" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hidden_item_user_id_kind_item_id_pk" PRIMARY KEY("user_id","kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "reaction" (
	"user_id" text NOT NULL,
	"character_id" text NOT NULL,
	"verdict" integer DEFAULT 0 NOT NULL,
	"liked_at" timestamp (3) with time zone,
	"favourited_at" timestamp (3) with time zone,
	CONSTRAINT "reaction_user_id_character_id_pk" PRIMARY KEY("user_id","character_id")
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "tag_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "alternative" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"index" integer NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"finish" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat" (
	"chat_key" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"character_id" text NOT NULL,
	"character_revision" integer NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"greeting_index" integer DEFAULT 0 NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"preview" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "generation" (
	"message_id" text PRIMARY KEY NOT NULL,
	"alternative_id" text NOT NULL,
	"chat_key" text NOT NULL,
	"user_id" text NOT NULL,
	"owner" text NOT NULL,
	"beat" timestamp (3) with time zone NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"stop_requested" boolean DEFAULT false NOT NULL,
	"charged_day" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" text PRIMARY KEY NOT NULL,
	"chat_key" text NOT NULL,
	"client_id" text,
	"parent_id" text,
	"role" text NOT NULL,
	"selected" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"error" jsonb,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "message_usage" ADD CONSTRAINT "message_usage_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character" ADD CONSTRAINT "character_creator_id_user_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_item" ADD CONSTRAINT "hidden_item_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reaction" ADD CONSTRAINT "reaction_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reaction" ADD CONSTRAINT "reaction_character_id_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alternative" ADD CONSTRAINT "alternative_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_character_id_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation" ADD CONSTRAINT "generation_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_chat_key_chat_chat_key_fk" FOREIGN KEY ("chat_key") REFERENCES "public"."chat"("chat_key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_seen" ON "session" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "upload_user" ON "upload" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "character_ranked" ON "character" USING btree ("score" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE listed;--> statement-breakpoint
CREATE INDEX "character_newest" ON "character" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE listed;--> statement-breakpoint
CREATE INDEX "character_popular" ON "character" USING btree ("chats" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE listed;--> statement-breakpoint
CREATE INDEX "character_adult" ON "character" USING btree ("id") WHERE listed and rating = 'nsfw';--> statement-breakpoint
CREATE INDEX "character_creator" ON "character" USING btree ("creator_id","created_at");--> statement-breakpoint
CREATE INDEX "character_tags" ON "character" USING gin ("tag_ids") WHERE listed;--> statement-breakpoint
CREATE INDEX "character_words" ON "character" USING gin ("search") WHERE listed;--> statement-breakpoint
CREATE INDEX "character_name" ON "character" USING gin (lower("name") gin_trgm_ops) WHERE listed;--> statement-breakpoint
CREATE INDEX "reaction_character" ON "reaction" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "reaction_favourites" ON "reaction" USING btree ("user_id","favourited_at" DESC NULLS FIRST) WHERE favourited_at is not null;--> statement-breakpoint
CREATE INDEX "reaction_likes" ON "reaction" USING btree ("user_id","liked_at" DESC NULLS FIRST) WHERE liked_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "alternative_order" ON "alternative" USING btree ("message_id","index");--> statement-breakpoint
CREATE INDEX "chat_latest" ON "chat" USING btree ("user_id","updated_at" DESC NULLS FIRST,"chat_key" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "chat_latest_with" ON "chat" USING btree ("user_id","character_id","updated_at" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "generation_chat" ON "generation" USING btree ("chat_key");--> statement-breakpoint
CREATE UNIQUE INDEX "generation_running" ON "generation" USING btree ("chat_key") WHERE status = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "message_client" ON "message" USING btree ("chat_key","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_order" ON "message" USING btree ("chat_key","position");