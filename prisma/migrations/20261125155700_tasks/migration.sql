-- CreateEnum
CREATE TYPE "TaskType" AS ENUM ('CALL', 'FOLLOW_UP', 'COURIER', 'RETURN', 'STOCK', 'CUSTOM');

-- CreateEnum
CREATE TYPE "TaskStatus" AS ENUM ('PENDING', 'IN_PROGRESS', 'DONE', 'CANCELLED');

-- CreateEnum
CREATE TYPE "TaskPriority" AS ENUM ('LOW', 'NORMAL', 'HIGH', 'URGENT');

-- CreateEnum
CREATE TYPE "TaskOutcome" AS ENUM ('REACHED', 'CALL_BACK', 'NO_ANSWER', 'SWITCHED_OFF', 'WRONG_NUMBER', 'REFUSED');

-- CreateTable
CREATE TABLE "Task" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "wording" JSONB,
    "type" "TaskType" NOT NULL DEFAULT 'CUSTOM',
    "status" "TaskStatus" NOT NULL DEFAULT 'PENDING',
    "priority" "TaskPriority" NOT NULL DEFAULT 'NORMAL',
    "note" TEXT NOT NULL DEFAULT '',
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "snoozedUntil" TIMESTAMPTZ(3),
    "attentionAt" TIMESTAMPTZ(3) NOT NULL,
    "assigneeId" UUID,
    "assigneeName" TEXT NOT NULL DEFAULT '',
    "orderId" UUID,
    "webOrderId" UUID,
    "productId" UUID,
    "customerId" UUID,
    "statementId" UUID,
    "recordLabel" TEXT NOT NULL DEFAULT '',
    "outcome" "TaskOutcome",
    "outcomeNote" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdById" UUID,
    "createdByName" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "startedAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),
    "endedByName" TEXT NOT NULL DEFAULT '',
    "searchText" TEXT NOT NULL,

    CONSTRAINT "Task_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateIndex
CREATE INDEX "Task_businessId_status_attentionAt_id_idx" ON "Task"("businessId", "status", "attentionAt", "id");

-- CreateIndex
CREATE INDEX "Task_businessId_attentionAt_id_idx" ON "Task"("businessId", "attentionAt", "id");

-- CreateIndex
CREATE INDEX "Task_businessId_assigneeId_status_attentionAt_id_idx" ON "Task"("businessId", "assigneeId", "status", "attentionAt", "id");

-- CreateIndex
CREATE INDEX "Task_businessId_createdAt_id_idx" ON "Task"("businessId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Task_businessId_orderId_idx" ON "Task"("businessId", "orderId");

-- CreateIndex
CREATE INDEX "Task_businessId_webOrderId_idx" ON "Task"("businessId", "webOrderId");

-- CreateIndex
CREATE INDEX "Task_businessId_productId_idx" ON "Task"("businessId", "productId");

-- CreateIndex
CREATE INDEX "Task_businessId_customerId_idx" ON "Task"("businessId", "customerId");

-- CreateIndex
CREATE INDEX "Task_businessId_statementId_idx" ON "Task"("businessId", "statementId");

-- AddForeignKey
ALTER TABLE "Task" ADD CONSTRAINT "Task_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Task" ADD CONSTRAINT "Task_businessId_orderId_fkey" FOREIGN KEY ("businessId", "orderId") REFERENCES "Order"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Task" ADD CONSTRAINT "Task_businessId_webOrderId_fkey" FOREIGN KEY ("businessId", "webOrderId") REFERENCES "WebOrder"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Task" ADD CONSTRAINT "Task_businessId_productId_fkey" FOREIGN KEY ("businessId", "productId") REFERENCES "Product"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Task" ADD CONSTRAINT "Task_businessId_customerId_fkey" FOREIGN KEY ("businessId", "customerId") REFERENCES "Customer"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Task" ADD CONSTRAINT "Task_businessId_statementId_fkey" FOREIGN KEY ("businessId", "statementId") REFERENCES "CourierStatement"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A task is about one record at most.
ALTER TABLE "Task" ADD CONSTRAINT "Task_one_record_check"
  CHECK (num_nonnulls("orderId", "webOrderId", "productId", "customerId", "statementId") <= 1);

-- Open tasks by when they want attention.
CREATE INDEX "Task_open_idx" ON "Task" ("businessId", "attentionAt", "id") WHERE "status" IN ('PENDING', 'IN_PROGRESS');
CREATE INDEX "Task_search_idx" ON "Task" USING gin ("businessId", "searchText" gin_trgm_ops);

-- Tasks by status, kept as the counts of orders are.
CREATE TRIGGER "Task_count_insert" AFTER INSERT ON "Task" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_inserted('task');
CREATE TRIGGER "Task_count_update" AFTER UPDATE ON "Task" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_updated('task');
CREATE TRIGGER "Task_count_delete" AFTER DELETE ON "Task" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_deleted('task');
