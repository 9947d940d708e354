-- A table without rowid is its own primary key: each row that is added is one written row less. Drizzle cannot say
-- `WITHOUT ROWID`, so these tables are written by hand (docs/decisions/database-cost.md).
CREATE TABLE `new_missed_question` (
	`user_id` text NOT NULL,
	`question_id` text NOT NULL,
	`chapter` text NOT NULL,
	`topic` text NOT NULL,
	`memory` text NOT NULL,
	`due_day` integer NOT NULL,
	`missed_at` integer NOT NULL,
	`answered_at` integer NOT NULL,
	`reviewed_at` integer,
	`known_days` integer DEFAULT 0 NOT NULL,
	`last_known_day` integer,
	`left_at` integer,
	PRIMARY KEY(`user_id`, `question_id`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `new_missed_question` (`user_id`, `question_id`, `chapter`, `topic`, `memory`, `due_day`, `missed_at`, `answered_at`, `reviewed_at`, `known_days`, `last_known_day`, `left_at`)
SELECT `user_id`, `question_id`, `chapter`, `topic`, `memory`, `due_day`, `missed_at`, `answered_at`, `reviewed_at`, `known_days`, `last_known_day`, `left_at` FROM `missed_question`;--> statement-breakpoint
DROP TABLE `missed_question`;--> statement-breakpoint
ALTER TABLE `new_missed_question` RENAME TO `missed_question`;--> statement-breakpoint
CREATE INDEX `missed_question_by_due_day` ON `missed_question` (`user_id`,`due_day`) WHERE left_at is null;--> statement-breakpoint
CREATE INDEX `missed_question_by_time` ON `missed_question` (`user_id`,`missed_at`,`question_id`) WHERE left_at is null;--> statement-breakpoint
CREATE INDEX `missed_question_by_chapter` ON `missed_question` (`user_id`,`chapter`) WHERE left_at is null;--> statement-breakpoint
CREATE INDEX `missed_question_by_review` ON `missed_question` (`user_id`,`reviewed_at`) WHERE reviewed_at is not null;--> statement-breakpoint
CREATE TABLE `new_topic_record` (
	`user_id` text NOT NULL,
	`chapter` text NOT NULL,
	`topic` text NOT NULL,
	`recent` text NOT NULL,
	`seen` text NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `chapter`, `topic`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `new_topic_record` (`user_id`, `chapter`, `topic`, `recent`, `seen`, `last_at`)
SELECT `user_id`, `chapter`, `topic`, `recent`, `seen`, `last_at` FROM `topic_record`;--> statement-breakpoint
DROP TABLE `topic_record`;--> statement-breakpoint
ALTER TABLE `new_topic_record` RENAME TO `topic_record`;
