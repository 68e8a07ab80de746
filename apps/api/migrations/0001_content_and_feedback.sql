CREATE TYPE "public"."banner_place" AS ENUM('top', 'middle');--> statement-breakpoint
CREATE TABLE "banners" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place" "banner_place" NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "banners_title_fits" CHECK (char_length("banners"."title") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "faqs_type_fits" CHECK (char_length("faqs"."type") <= 120),
	CONSTRAINT "faqs_question_fits" CHECK (char_length("faqs"."question") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"rating" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feedback_rating_in_range" CHECK ("feedback"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "home_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"image_path" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "home_questions_question_fits" CHECK (char_length("home_questions"."question") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "media_files" (
	"path" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_files_path_is_plain" CHECK ("media_files"."path" ~ '^[a-z0-9][a-z0-9/._-]{0,199}$'),
	CONSTRAINT "media_files_path_stays_inside" CHECK ("media_files"."path" !~ '[.][.]')
);
--> statement-breakpoint
CREATE TABLE "media_slots" (
	"name" text PRIMARY KEY NOT NULL,
	"image_path" text NOT NULL,
	"alternative_path" text,
	"poster_path" text,
	CONSTRAINT "media_slots_known_names" CHECK ("media_slots"."name" in ('imageDesktopHome', 'imageMobileHome', 'imageDesktopLogin', 'imageMobileLogin', 'imageDesktopSignup', 'imageMobileSignUp'))
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"sub_heading" text,
	"content" text NOT NULL,
	"excerpt" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"topic" text NOT NULL,
	"image_path" text NOT NULL,
	"published_on" date NOT NULL,
	"search_text" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "posts_url_unique" UNIQUE("url"),
	CONSTRAINT "posts_title_fits" CHECK (char_length("posts"."title") <= 1000),
	CONSTRAINT "posts_sub_heading_fits" CHECK (char_length("posts"."sub_heading") <= 1000),
	CONSTRAINT "posts_description_fits" CHECK (char_length("posts"."description") <= 1000),
	CONSTRAINT "posts_content_fits" CHECK (char_length("posts"."content") <= 200000),
	CONSTRAINT "posts_url_fits" CHECK (char_length("posts"."url") <= 120),
	CONSTRAINT "posts_url_is_a_slug" CHECK ("posts"."url" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_name" text NOT NULL,
	"gender" text NOT NULL,
	"review" text NOT NULL,
	"rating" smallint NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"is_verified_customer" boolean DEFAULT false NOT NULL,
	"approved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_review_fits" CHECK (char_length("reviews"."review") <= 1000),
	CONSTRAINT "reviews_user_name_fits" CHECK (char_length("reviews"."user_name") <= 120),
	CONSTRAINT "reviews_rating_in_range" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_sample_is_not_verified" CHECK (not ("reviews"."is_sample" and "reviews"."is_verified_customer")),
	CONSTRAINT "reviews_verified_is_approved" CHECK (not "reviews"."is_verified_customer" or "reviews"."approved_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "topics" (
	"name" text PRIMARY KEY NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"post_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "topics_count_not_negative" CHECK ("topics"."post_count" >= 0),
	CONSTRAINT "topics_name_fits" CHECK (char_length("topics"."name") <= 60)
);
--> statement-breakpoint
CREATE TABLE "trust_cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"image_path" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "trust_cards_title_fits" CHECK (char_length("trust_cards"."title") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "home_questions" ADD CONSTRAINT "home_questions_image_path_media_files_path_fk" FOREIGN KEY ("image_path") REFERENCES "public"."media_files"("path") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_slots" ADD CONSTRAINT "media_slots_image_path_media_files_path_fk" FOREIGN KEY ("image_path") REFERENCES "public"."media_files"("path") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_slots" ADD CONSTRAINT "media_slots_alternative_path_media_files_path_fk" FOREIGN KEY ("alternative_path") REFERENCES "public"."media_files"("path") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_slots" ADD CONSTRAINT "media_slots_poster_path_media_files_path_fk" FOREIGN KEY ("poster_path") REFERENCES "public"."media_files"("path") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_topic_topics_name_fk" FOREIGN KEY ("topic") REFERENCES "public"."topics"("name") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_image_path_media_files_path_fk" FOREIGN KEY ("image_path") REFERENCES "public"."media_files"("path") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trust_cards" ADD CONSTRAINT "trust_cards_image_path_media_files_path_fk" FOREIGN KEY ("image_path") REFERENCES "public"."media_files"("path") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "banners_by_place" ON "banners" USING btree ("place","position");--> statement-breakpoint
CREATE INDEX "faqs_newest" ON "faqs" USING btree ("updated_at" DESC NULLS FIRST,"position");--> statement-breakpoint
CREATE INDEX "feedback_newest" ON "feedback" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("published_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_search" ON "posts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("created_at" DESC NULLS FIRST) WHERE "reviews"."approved_at" is not null;