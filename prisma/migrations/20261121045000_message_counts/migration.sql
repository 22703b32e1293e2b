-- SMS by status, kept as the counts of orders are. Creating the triggers locks the table against writes until
-- the migration ends, so no message is counted twice or missed.
CREATE TRIGGER "SmsMessage_count_insert" AFTER INSERT ON "SmsMessage" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_inserted('sms');
CREATE TRIGGER "SmsMessage_count_update" AFTER UPDATE ON "SmsMessage" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_updated('sms');
CREATE TRIGGER "SmsMessage_count_delete" AFTER DELETE ON "SmsMessage" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_deleted('sms');

INSERT INTO "StatusCount" ("businessId", "kind", "status", "count")
  SELECT "businessId", 'sms', "status"::text, count(*) FROM "SmsMessage" GROUP BY 1, 3;
