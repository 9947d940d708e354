ALTER TABLE `quiz_result` ADD `quiz_version` text;--> statement-breakpoint
ALTER TABLE `quiz_result` ADD `key_version` text;