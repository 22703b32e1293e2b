-- AlterTable
ALTER TABLE "MessageTemplate" ADD COLUMN     "archivedAt" TIMESTAMPTZ(3),
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;
