CREATE TABLE `daily_secret` (
	`day` integer PRIMARY KEY NOT NULL,
	`secret` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `contact_message_by_time` ON `contact_message` (`created_at`);--> statement-breakpoint
CREATE INDEX `one_time_link_by_end` ON `one_time_link` (`expires_at`);--> statement-breakpoint
CREATE INDEX `session_by_end` ON `session` (`expires_at`);--> statement-breakpoint
CREATE INDEX `sign_in_throttle_by_start` ON `sign_in_throttle` (`window_started_at`);