-- CreateTable
CREATE TABLE "CourierFormerName" (
    "businessId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "courierId" UUID NOT NULL,

    CONSTRAINT "CourierFormerName_pkey" PRIMARY KEY ("businessId","name")
);

-- CreateIndex
CREATE INDEX "CourierFormerName_businessId_courierId_idx" ON "CourierFormerName"("businessId", "courierId");

-- AddForeignKey
ALTER TABLE "CourierFormerName" ADD CONSTRAINT "CourierFormerName_businessId_courierId_fkey" FOREIGN KEY ("businessId", "courierId") REFERENCES "Courier"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the audit trail knows of earlier changes; of one name, whoever had it last.
INSERT INTO "CourierFormerName" ("businessId", "name", "courierId")
SELECT DISTINCT ON (a."businessId", a."before" ->> 'name') a."businessId", a."before" ->> 'name', c."id"
FROM "AuditEntry" a JOIN "Courier" c ON c."businessId" = a."businessId" AND c."id"::text = a."entityId"
WHERE a."entityType" = 'Courier' AND a."before" ->> 'name' IS NOT NULL AND a."after" ->> 'name' IS NOT NULL
  AND a."before" ->> 'name' <> a."after" ->> 'name'
ORDER BY a."businessId", a."before" ->> 'name', a."createdAt" DESC, a."id" DESC;
