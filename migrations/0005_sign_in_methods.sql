ALTER TABLE `oauth_account` ADD `email` text;--> statement-breakpoint
ALTER TABLE `user` ADD `removed_access` text;