-- On from the start: what belongs to no order stands on no order's page, and in no count.
INSERT INTO "TaskRule" ("businessId", "id", "trigger", "isOn", "delayMinutes", "type", "priority", "dueMinutes", "assignee")
SELECT b."id", gen_random_uuid(), 'REPORT_UNMATCHED', true, 1440, 'COURIER', 'NORMAL', 1440, 'NOBODY' FROM "Business" b;
