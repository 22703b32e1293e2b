-- AlterTable
ALTER TABLE "WebSite" ADD COLUMN     "importError" TEXT,
ADD COLUMN     "importFinishedAt" TIMESTAMPTZ(3),
ADD COLUMN     "importFound" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "importRead" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "importSince" TIMESTAMPTZ(3),
ADD COLUMN     "importing" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "orderSource" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "plannedCourier" TEXT NOT NULL DEFAULT '';
