CREATE TABLE `subject_stats` (
	`user_id` text NOT NULL,
	`subject` text NOT NULL,
	`quizzes` integer NOT NULL,
	`score_sum` integer NOT NULL,
	`last_quiz_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `subject`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
DROP INDEX `reading_position_by_time`;--> statement-breakpoint
DROP INDEX `content_access_by_content`;--> statement-breakpoint
CREATE INDEX `content_access_by_content` ON `content_access` (`user_id`,`content_type`,`content_id`);--> statement-breakpoint
DROP INDEX `quiz_result_by_subject`;--> statement-breakpoint
CREATE INDEX `quiz_result_by_subject` ON `quiz_result` (`user_id`,`subject`,"timestamp" desc,"id" desc);--> statement-breakpoint
ALTER TABLE `stats` ADD `limit_day` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `stats` ADD `day_results` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `stats` ADD `day_visits` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `stats` ADD `day_seconds` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `study_session` ADD `reports` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `study_session` ADD `added_seconds` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `user` ADD `reset_at` integer;--> statement-breakpoint
UPDATE `study_session` SET `reports` = 1;--> statement-breakpoint
INSERT INTO `subject_stats` (`user_id`, `subject`, `quizzes`, `score_sum`, `last_quiz_at`)
SELECT `user_id`, `subject`, count(*), sum(`score`), max(`timestamp`) FROM `quiz_result` GROUP BY `user_id`, `subject`;
