CREATE TABLE `running_attempt` (
	`user_id` text NOT NULL,
	`attempt_id` text NOT NULL,
	`shared` text NOT NULL,
	`writes` integer NOT NULL,
	`started_at` integer NOT NULL,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `attempt_id`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `running_attempt_by_time` ON `running_attempt` (`user_id`,`started_at`);--> statement-breakpoint
CREATE INDEX `running_attempt_by_start` ON `running_attempt` (`started_at`);