-- On from the start: the order stays on its way whatever became of the parcel, until somebody enters it.
INSERT INTO "TaskRule" ("businessId", "id", "trigger", "isOn", "delayMinutes", "type", "priority", "dueMinutes", "assignee")
SELECT b."id", gen_random_uuid(), 'REPORT_OPEN', true, 1440, 'COURIER', 'NORMAL', 480, 'NOBODY' FROM "Business" b;
