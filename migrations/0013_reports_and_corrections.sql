CREATE TABLE `corrected_result` (
	`user_id` text NOT NULL,
	`attempt_id` text NOT NULL,
	`title` text NOT NULL,
	`score_before` integer NOT NULL,
	`score_after` integer NOT NULL,
	`corrected_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `attempt_id`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `question_report` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`sender` text NOT NULL,
	`question_id` text NOT NULL,
	`chapter` text NOT NULL,
	`reason` text NOT NULL,
	`words` text NOT NULL,
	`created_at` integer NOT NULL,
	`handled_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `question_report_by_user` ON `question_report` (`user_id`);--> statement-breakpoint
CREATE INDEX `question_report_by_sender` ON `question_report` (`sender`,`created_at`);--> statement-breakpoint
CREATE INDEX `question_report_by_time` ON `question_report` (`created_at`);