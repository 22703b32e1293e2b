-- CreateEnum
CREATE TYPE "Recurrence" AS ENUM ('WEEK', 'MONTH');

-- CreateTable
CREATE TABLE "RecurringExpense" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "voucherId" UUID NOT NULL,
    "every" "Recurrence" NOT NULL,
    "startDay" DATE NOT NULL,
    "passed" INTEGER NOT NULL DEFAULT 0,
    "nextDay" DATE NOT NULL,
    "isStopped" BOOLEAN NOT NULL DEFAULT false,
    "problem" TEXT,
    "createdByName" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RecurringExpense_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "RecurringExpense_businessId_voucherId_key" ON "RecurringExpense"("businessId", "voucherId");

-- AddForeignKey
ALTER TABLE "RecurringExpense" ADD CONSTRAINT "RecurringExpense_businessId_voucherId_fkey" FOREIGN KEY ("businessId", "voucherId") REFERENCES "Voucher"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What is due is found across businesses.
CREATE INDEX "RecurringExpense_due" ON "RecurringExpense" ("nextDay") WHERE NOT "isStopped";
