CREATE TABLE `one_time_link` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `one_time_link_by_user` ON `one_time_link` (`user_id`,`purpose`);--> statement-breakpoint
CREATE TABLE `reading_position` (
	`user_id` text NOT NULL,
	`note_id` text NOT NULL,
	`page` integer NOT NULL,
	`read_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `note_id`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "reading_position_page" CHECK("reading_position"."page" >= 1)
);
--> statement-breakpoint
CREATE INDEX `reading_position_by_time` ON `reading_position` (`user_id`,`read_at`);