-- CreateEnum
CREATE TYPE "TaskTrigger" AS ENUM ('NO_ANSWER', 'HOLD_DUE', 'NO_SCAN', 'SHIPPED', 'RETURN_PENDING', 'UNSETTLED', 'UNKNOWN_STATUS', 'LOW_STOCK', 'PREORDER_LATE', 'SMS_BALANCE');

-- CreateEnum
CREATE TYPE "RuleAssignee" AS ENUM ('NOBODY', 'MEMBER', 'ROUND_ROBIN', 'ORDER_OWNER');

-- AlterTable
ALTER TABLE "Task" ADD COLUMN     "curedAt" TIMESTAMPTZ(3),
ADD COLUMN     "ruleId" UUID;

-- CreateTable
CREATE TABLE "TaskRule" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "trigger" "TaskTrigger" NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "isOn" BOOLEAN NOT NULL DEFAULT false,
    "threshold" INTEGER NOT NULL DEFAULT 0,
    "delayMinutes" INTEGER NOT NULL DEFAULT 0,
    "sources" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "couriers" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "siteIds" UUID[] DEFAULT ARRAY[]::UUID[],
    "minimumPoisha" BIGINT NOT NULL DEFAULT 0,
    "type" "TaskType" NOT NULL,
    "priority" "TaskPriority" NOT NULL DEFAULT 'NORMAL',
    "dueMinutes" INTEGER NOT NULL,
    "assignee" "RuleAssignee" NOT NULL DEFAULT 'NOBODY',
    "memberIds" UUID[] DEFAULT ARRAY[]::UUID[],
    "turn" INTEGER NOT NULL DEFAULT 0,
    "closesItself" BOOLEAN NOT NULL DEFAULT true,
    "removedAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TaskRule_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateIndex
CREATE INDEX "HeldOrder_businessId_courierId_day_idx" ON "HeldOrder"("businessId", "courierId", "day");

-- AddForeignKey
ALTER TABLE "TaskRule" ADD CONSTRAINT "TaskRule_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Task" ADD CONSTRAINT "Task_businessId_ruleId_fkey" FOREIGN KEY ("businessId", "ruleId") REFERENCES "TaskRule"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- One task for a rule and a record until what it is about is over, whoever ended it.
CREATE UNIQUE INDEX "Task_rule_key" ON "Task" ("businessId", "ruleId", "orderId", "webOrderId", "productId", "customerId", "statementId", "purchaseId")
  NULLS NOT DISTINCT WHERE "ruleId" IS NOT NULL AND "curedAt" IS NULL;
-- The list of tasks by rule.
CREATE INDEX "Task_by_rule_idx" ON "Task" ("businessId", "ruleId", "status", "attentionAt", "id") WHERE "ruleId" IS NOT NULL;
-- The job looks for rules that are on.
CREATE INDEX "TaskRule_on_idx" ON "TaskRule" ("businessId") WHERE "isOn";

-- What rules watch for.
CREATE INDEX "WebOrder_no_answer_idx" ON "WebOrder" ("businessId", "attempts", "lastCallAt") WHERE "status" = 'NO_ANSWER';
CREATE INDEX "CourierEvent_unknown_status_idx" ON "CourierEvent" ("businessId", "orderId", "receivedAt") WHERE "outcome" = 'UNKNOWN_STATUS' AND "orderId" IS NOT NULL;

-- Every business has the usual rules, off: nobody gets a task that nobody has asked for.
INSERT INTO "TaskRule" ("businessId", "id", "trigger", "threshold", "delayMinutes", "type", "priority", "dueMinutes", "assignee")
SELECT b."id", gen_random_uuid(), r."trigger"::"TaskTrigger", r."threshold", r."delayMinutes", r."type"::"TaskType", r."priority"::"TaskPriority", r."dueMinutes", r."assignee"::"RuleAssignee"
FROM "Business" b CROSS JOIN (VALUES
  ('NO_ANSWER', 1, 120, 'CALL', 'NORMAL', 120, 'ORDER_OWNER'),
  ('NO_ANSWER', 2, 360, 'CALL', 'NORMAL', 120, 'ORDER_OWNER'),
  ('NO_ANSWER', 3, 1440, 'CALL', 'HIGH', 240, 'ORDER_OWNER'),
  ('HOLD_DUE', 0, 0, 'FOLLOW_UP', 'NORMAL', 480, 'ORDER_OWNER'),
  ('NO_SCAN', 0, 7200, 'COURIER', 'NORMAL', 1440, 'NOBODY'),
  ('SHIPPED', 0, 21600, 'COURIER', 'HIGH', 1440, 'NOBODY'),
  ('RETURN_PENDING', 0, 10080, 'RETURN', 'NORMAL', 1440, 'NOBODY'),
  ('UNSETTLED', 0, 0, 'COURIER', 'HIGH', 1440, 'NOBODY'),
  ('UNKNOWN_STATUS', 0, 0, 'COURIER', 'NORMAL', 480, 'NOBODY'),
  ('LOW_STOCK', 0, 0, 'STOCK', 'NORMAL', 1440, 'NOBODY'),
  ('PREORDER_LATE', 0, 0, 'STOCK', 'HIGH', 1440, 'NOBODY'),
  ('SMS_BALANCE', 100, 0, 'CUSTOM', 'HIGH', 480, 'NOBODY')
) AS r ("trigger", "threshold", "delayMinutes", "type", "priority", "dueMinutes", "assignee");
