-- CreateTable
CREATE TABLE "SavedView" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "list" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "ownerId" UUID NOT NULL,
    "isShared" BOOLEAN NOT NULL DEFAULT false,
    "search" TEXT NOT NULL,
    "columns" JSONB NOT NULL,
    "isDense" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SavedView_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "SavedView_businessId_list_ownerId_name_key" ON "SavedView"("businessId", "list", "ownerId", "name");

-- AddForeignKey
ALTER TABLE "SavedView" ADD CONSTRAINT "SavedView_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
