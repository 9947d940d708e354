ALTER TABLE `quiz_result` ADD `flagged` text;--> statement-breakpoint
ALTER TABLE `quiz_result` ADD `times` text;