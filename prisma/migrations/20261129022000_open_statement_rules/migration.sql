-- On from the start: a statement that came by itself is seen by nobody who does not open the list.
INSERT INTO "TaskRule" ("businessId", "id", "trigger", "isOn", "delayMinutes", "type", "priority", "dueMinutes", "assignee")
SELECT b."id", gen_random_uuid(), 'STATEMENT_OPEN', true, 60, 'COURIER', 'NORMAL', 1440, 'NOBODY' FROM "Business" b;
