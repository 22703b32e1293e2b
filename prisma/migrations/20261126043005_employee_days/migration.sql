-- CreateEnum
CREATE TYPE "EmployeeCredit" AS ENUM ('TAKEN', 'CONFIRMED');

-- CreateEnum
CREATE TYPE "Weekend" AS ENUM ('NONE', 'FRIDAY', 'FRIDAY_SATURDAY');

-- AlterTable
ALTER TABLE "Business" ADD COLUMN     "employeeCredit" "EmployeeCredit" NOT NULL DEFAULT 'TAKEN',
ADD COLUMN     "weekend" "Weekend" NOT NULL DEFAULT 'FRIDAY';

-- CreateTable
CREATE TABLE "MemberLeave" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "from" DATE NOT NULL,
    "to" DATE NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MemberLeave_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateIndex
CREATE INDEX "MemberLeave_businessId_userId_from_idx" ON "MemberLeave"("businessId", "userId", "from");

-- AddForeignKey
ALTER TABLE "MemberLeave" ADD CONSTRAINT "MemberLeave_businessId_userId_fkey" FOREIGN KEY ("businessId", "userId") REFERENCES "Membership"("businessId", "userId") ON DELETE CASCADE ON UPDATE CASCADE;
