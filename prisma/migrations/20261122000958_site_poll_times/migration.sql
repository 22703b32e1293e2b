ALTER TABLE "WebSite" ADD COLUMN     "nextPollAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "pausedUntil" TIMESTAMPTZ(3);

-- Sites that were there before are spread over the first five minutes.
UPDATE "WebSite" SET "nextPollAt" = now() + random() * interval '5 minutes';

CREATE INDEX "WebSite_next_poll_idx" ON "WebSite" ("nextPollAt") WHERE "enabled";
