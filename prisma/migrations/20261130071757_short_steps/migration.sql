-- AlterTable
ALTER TABLE "OrderTransition" ADD COLUMN     "isShort" BOOLEAN NOT NULL DEFAULT false;
