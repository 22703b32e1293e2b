-- 'Failed' said too little: what stays there could not be read, and may be replayed.
ALTER TYPE "InboxStatus" RENAME VALUE 'FAILED' TO 'UNREADABLE';

ALTER TABLE "WebhookInbox" ADD COLUMN     "attempts" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "retryAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ALTER COLUMN "body" DROP NOT NULL;

-- The work that waits, site by site, and the bodies that may go: both are small beside the whole table.
CREATE INDEX "WebhookInbox_waiting_idx" ON "WebhookInbox" ("businessId", "siteId", "id") WHERE "status" = 'RECEIVED';
CREATE INDEX "WebhookInbox_body_age_idx" ON "WebhookInbox" ("processedAt") WHERE "body" IS NOT NULL AND "status" <> 'RECEIVED';
