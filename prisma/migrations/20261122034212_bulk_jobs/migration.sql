-- CreateEnum
CREATE TYPE "BulkJobStatus" AS ENUM ('RUNNING', 'DONE');

-- CreateEnum
CREATE TYPE "BulkRowStatus" AS ENUM ('WAITING', 'OK', 'SKIPPED', 'FAILED');

-- CreateTable
CREATE TABLE "BulkJob" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "status" "BulkJobStatus" NOT NULL DEFAULT 'RUNNING',
    "params" JSONB NOT NULL,
    "total" INTEGER NOT NULL,
    "ok" INTEGER NOT NULL DEFAULT 0,
    "skipped" INTEGER NOT NULL DEFAULT 0,
    "failed" INTEGER NOT NULL DEFAULT 0,
    "undoOfId" UUID,
    "createdById" UUID,
    "actorName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "BulkJob_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "BulkJobRow" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "jobId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "label" TEXT NOT NULL,
    "input" JSONB NOT NULL,
    "status" "BulkRowStatus" NOT NULL DEFAULT 'WAITING',
    "message" TEXT NOT NULL DEFAULT '',
    "before" JSONB,

    CONSTRAINT "BulkJobRow_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateIndex
CREATE INDEX "BulkJob_businessId_createdAt_id_idx" ON "BulkJob"("businessId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "BulkJob_businessId_undoOfId_key" ON "BulkJob"("businessId", "undoOfId");

-- CreateIndex
CREATE INDEX "BulkJobRow_businessId_jobId_status_position_idx" ON "BulkJobRow"("businessId", "jobId", "status", "position");

-- CreateIndex
CREATE UNIQUE INDEX "BulkJobRow_businessId_jobId_position_key" ON "BulkJobRow"("businessId", "jobId", "position");

-- AddForeignKey
ALTER TABLE "BulkJob" ADD CONSTRAINT "BulkJob_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BulkJobRow" ADD CONSTRAINT "BulkJobRow_businessId_jobId_fkey" FOREIGN KEY ("businessId", "jobId") REFERENCES "BulkJob"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
