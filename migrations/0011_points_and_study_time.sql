ALTER TABLE `quiz_result` ADD `right_marks` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `quiz_result` SET `right_marks` = max(0, round(`earned_marks`)) WHERE `quiz_id` NOT GLOB '???-mock-*';--> statement-breakpoint
-- The penalty for each wrong answer is put back: it was the same in every published version of a mock exam.
UPDATE `quiz_result` SET `right_marks` = max(0, min(`total_marks`, round(`earned_marks`
	+ max(0, (SELECT count(*) FROM json_each(`quiz_result`.`answers`)) - `correct_answers`)
	* CASE WHEN `quiz_id` GLOB 'ioe-*' THEN 0.1 ELSE 0.25 END))) WHERE `quiz_id` GLOB '???-mock-*';--> statement-breakpoint
UPDATE `stats` SET
	`marks_earned` = coalesce((SELECT sum(`right_marks`) FROM `quiz_result` WHERE `quiz_result`.`user_id` = `stats`.`user_id`), 0),
	`total_study_time` = `total_study_time` + `quiz_time`;
