-- AlterTable
ALTER TABLE "CourierEvent" ALTER COLUMN "body" DROP NOT NULL;

-- What the nightly retention looks for; without it each of its batches would read the whole table.
CREATE INDEX "CourierEvent_kept_bodies" ON "CourierEvent"("receivedAt") WHERE "body" IS NOT NULL;
