-- Days until an order on hold gives its stock back, and in which a cancelled order can be taken up again.

-- AlterTable
ALTER TABLE "Business" ADD COLUMN     "holdReleaseDays" INTEGER NOT NULL DEFAULT 7,
ADD COLUMN     "reopenDays" INTEGER NOT NULL DEFAULT 30;
