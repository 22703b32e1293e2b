-- CreateEnum
CREATE TYPE "MessageEvent" AS ENUM ('CONFIRMED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'RETURN', 'HOLD', 'ADVANCE', 'PREORDER_READY');

-- CreateEnum
CREATE TYPE "OrderMessageStatus" AS ENUM ('WAITING', 'SENT', 'SKIPPED');

-- AlterTable
ALTER TABLE "Business" ADD COLUMN     "areMessagesPaused" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "toldEvents" "MessageEvent"[] DEFAULT ARRAY[]::"MessageEvent"[];

-- AlterTable
ALTER TABLE "CourierBooking" ADD COLUMN     "isQuiet" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "AutoMessage" (
    "businessId" UUID NOT NULL,
    "event" "MessageEvent" NOT NULL,
    "isOn" BOOLEAN NOT NULL DEFAULT false,
    "templateId" UUID NOT NULL,
    "delayMinutes" INTEGER NOT NULL DEFAULT 0,
    "sources" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "couriers" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "siteIds" UUID[] DEFAULT ARRAY[]::UUID[],
    "minimumPoisha" BIGINT NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AutoMessage_pkey" PRIMARY KEY ("businessId","event")
);

-- CreateTable
CREATE TABLE "QuietHours" (
    "businessId" UUID NOT NULL,
    "from" INTEGER NOT NULL,
    "until" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "QuietHours_pkey" PRIMARY KEY ("businessId")
);

-- CreateTable
CREATE TABLE "OrderMessage" (
    "businessId" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "event" "MessageEvent" NOT NULL,
    "status" "OrderMessageStatus" NOT NULL DEFAULT 'WAITING',
    "sendAt" TIMESTAMPTZ(3) NOT NULL,
    "reason" JSONB,
    "smsId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OrderMessage_pkey" PRIMARY KEY ("businessId","orderId","event")
);

-- CreateIndex
CREATE INDEX "OrderMessage_businessId_status_updatedAt_idx" ON "OrderMessage"("businessId", "status", "updatedAt" DESC);

-- AddForeignKey
ALTER TABLE "AutoMessage" ADD CONSTRAINT "AutoMessage_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AutoMessage" ADD CONSTRAINT "AutoMessage_businessId_templateId_fkey" FOREIGN KEY ("businessId", "templateId") REFERENCES "MessageTemplate"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuietHours" ADD CONSTRAINT "QuietHours_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderMessage" ADD CONSTRAINT "OrderMessage_businessId_orderId_fkey" FOREIGN KEY ("businessId", "orderId") REFERENCES "Order"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What customers of arrived preorders are told becomes a template of its own, and a message of its event.
INSERT INTO "MessageTemplate" ("businessId", "id", "name", "text")
SELECT p."businessId", gen_random_uuid(), CASE WHEN t."id" IS NULL THEN 'Preorder has come' ELSE 'Preorder has come ' || left(p."businessId"::text, 8) END, p."arrivalText"
FROM "PreorderSetting" p
LEFT JOIN "MessageTemplate" t ON t."businessId" = p."businessId" AND lower(t."name") = 'preorder has come'
WHERE p."arrivalText" <> '';

INSERT INTO "AutoMessage" ("businessId", "event", "isOn", "templateId")
SELECT p."businessId", 'PREORDER_READY', true, t."id" FROM "PreorderSetting" p
JOIN LATERAL (
  SELECT t."id" FROM "MessageTemplate" t WHERE t."businessId" = p."businessId" AND t."text" = p."arrivalText" AND t."name" LIKE 'Preorder has come%'
  ORDER BY t."name" DESC LIMIT 1
) t ON true WHERE p."arrivalText" <> '';

UPDATE "Business" b SET "toldEvents" = ARRAY['PREORDER_READY']::"MessageEvent"[]
FROM "AutoMessage" a WHERE a."businessId" = b."id";

DROP TABLE "PreorderSetting";
