-- Ledgers are append-only: no TRUNCATE either, which passes by the triggers of rows.
CREATE TRIGGER "StockMovement_no_truncate" BEFORE TRUNCATE ON "StockMovement" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "JournalEntry_no_truncate" BEFORE TRUNCATE ON "JournalEntry" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "JournalLine_no_truncate" BEFORE TRUNCATE ON "JournalLine" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "UsageEntry_no_truncate" BEFORE TRUNCATE ON "UsageEntry" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "AuditEntry_no_truncate" BEFORE TRUNCATE ON "AuditEntry" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "PlatformAuditEntry_no_truncate" BEFORE TRUNCATE ON "PlatformAuditEntry" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
