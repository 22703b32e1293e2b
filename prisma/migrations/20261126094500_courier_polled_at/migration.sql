-- AlterTable
ALTER TABLE "Courier" ADD COLUMN     "polledAt" TIMESTAMPTZ(3);
