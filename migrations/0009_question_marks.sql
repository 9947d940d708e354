CREATE TABLE `question_mark` (
	`user_id` text NOT NULL,
	`note_id` text NOT NULL,
	`question_id` text NOT NULL,
	`mark` text,
	`marked_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `note_id`, `question_id`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
