CREATE TABLE `quiz_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`extra_time` text NOT NULL,
	`text_size` text NOT NULL,
	`single_keys` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `quiz_result` ADD `extra_time` text;