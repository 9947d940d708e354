CREATE TABLE `missed_question` (
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
);
--> statement-breakpoint
CREATE INDEX `missed_question_by_due_day` ON `missed_question` (`user_id`,`due_day`) WHERE left_at is null;--> statement-breakpoint
CREATE INDEX `missed_question_by_time` ON `missed_question` (`user_id`,`missed_at`,`question_id`) WHERE left_at is null;--> statement-breakpoint
CREATE INDEX `missed_question_by_chapter` ON `missed_question` (`user_id`,`chapter`) WHERE left_at is null;--> statement-breakpoint
CREATE INDEX `missed_question_by_review` ON `missed_question` (`user_id`,`reviewed_at`);--> statement-breakpoint
CREATE TABLE `topic_record` (
	`user_id` text NOT NULL,
	`chapter` text NOT NULL,
	`topic` text NOT NULL,
	`recent` text NOT NULL,
	`seen` text NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `chapter`, `topic`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
