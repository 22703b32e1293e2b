-- On from the start: without them parcel and order could go apart, and nobody would know.
INSERT INTO "TaskRule" ("businessId", "id", "trigger", "isOn", "type", "priority", "dueMinutes", "assignee")
SELECT b."id", gen_random_uuid(), r."trigger"::"TaskTrigger", true, 'COURIER', 'HIGH', r."dueMinutes", r."assignee"::"RuleAssignee"
FROM "Business" b CROSS JOIN (VALUES ('LATE_REPORT', 240, 'NOBODY'), ('TOLD_OTHERWISE', 60, 'ORDER_OWNER')) AS r ("trigger", "dueMinutes", "assignee");
