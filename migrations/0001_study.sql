CREATE TABLE `content_access` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`content_id` text NOT NULL,
	`content_type` text NOT NULL,
	`title` text NOT NULL,
	`subject` text NOT NULL,
	`chapter` text,
	`url` text,
	`timestamp` integer NOT NULL,
	`last_accessed` integer NOT NULL,
	`time_spent` integer DEFAULT 0 NOT NULL,
	`progress` real DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "content_access_progress" CHECK("content_access"."progress" between 0 and 100)
);
--> statement-breakpoint
CREATE INDEX `content_access_by_time` ON `content_access` (`user_id`,`last_accessed`,`id`);--> statement-breakpoint
CREATE INDEX `content_access_by_content` ON `content_access` (`user_id`,`content_type`,`content_id`,`last_accessed`);--> statement-breakpoint
CREATE TABLE `preferences` (
	`user_id` text PRIMARY KEY NOT NULL,
	`target_subjects` text NOT NULL,
	`last_updated` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `quiz_result` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`attempt_id` text NOT NULL,
	`quiz_id` text NOT NULL,
	`subject` text NOT NULL,
	`title` text NOT NULL,
	`score` integer NOT NULL,
	`total_questions` integer NOT NULL,
	`correct_answers` integer NOT NULL,
	`earned_marks` real NOT NULL,
	`total_marks` integer NOT NULL,
	`time_spent` integer NOT NULL,
	`difficulty` text NOT NULL,
	`answers` text NOT NULL,
	`timestamp` integer NOT NULL,
	`completed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "quiz_result_score" CHECK("quiz_result"."score" between 0 and 100),
	CONSTRAINT "quiz_result_time_spent" CHECK("quiz_result"."time_spent" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quiz_result_attempt` ON `quiz_result` (`user_id`,`attempt_id`);--> statement-breakpoint
CREATE INDEX `quiz_result_by_time` ON `quiz_result` (`user_id`,`timestamp`,`id`);--> statement-breakpoint
CREATE INDEX `quiz_result_by_score` ON `quiz_result` (`user_id`,`score`,`timestamp`,`id`);--> statement-breakpoint
CREATE INDEX `quiz_result_by_subject` ON `quiz_result` (`user_id`,`subject`,`timestamp`,`id`);--> statement-breakpoint
CREATE INDEX `quiz_result_by_subject_score` ON `quiz_result` (`user_id`,`subject`,`score`,`timestamp`,`id`);--> statement-breakpoint
CREATE TABLE `stats` (
	`user_id` text PRIMARY KEY NOT NULL,
	`total_study_time` integer DEFAULT 0 NOT NULL,
	`total_quizzes` integer DEFAULT 0 NOT NULL,
	`total_content_views` integer DEFAULT 0 NOT NULL,
	`quiz_score_sum` integer DEFAULT 0 NOT NULL,
	`quiz_best_score` integer DEFAULT 0 NOT NULL,
	`quiz_time` integer DEFAULT 0 NOT NULL,
	`marks_earned` real DEFAULT 0 NOT NULL,
	`last_activity` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `study_session` (
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`content_access_id` text NOT NULL,
	`started_at` integer NOT NULL,
	`last_reported_at` integer NOT NULL,
	`seconds` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`content_access_id`) REFERENCES `content_access`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "study_session_seconds" CHECK("study_session"."seconds" >= 0)
);
--> statement-breakpoint
CREATE INDEX `study_session_by_time` ON `study_session` (`user_id`,`started_at`);--> statement-breakpoint
CREATE INDEX `study_session_by_access` ON `study_session` (`content_access_id`);