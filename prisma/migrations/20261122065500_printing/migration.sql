-- CreateEnum
CREATE TYPE "PrintKind" AS ENUM ('INVOICE', 'STICKER');

-- CreateEnum
CREATE TYPE "PrintFormat" AS ENUM ('A4', 'A5', 'ROLL80', 'STICKER_75X50', 'STICKER_100X150');

-- CreateEnum
CREATE TYPE "PrintSymbol" AS ENUM ('CODE128', 'QR', 'BOTH');

-- CreateEnum
CREATE TYPE "PrintPart" AS ENUM ('LOGO', 'SENDER', 'ITEMS', 'SKU', 'NOTE', 'COURIER', 'SIGNATURE');

-- CreateTable
CREATE TABLE "OrderSource" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "colour" TEXT NOT NULL,
    "isDefault" BOOLEAN NOT NULL DEFAULT false,
    "archivedAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OrderSource_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "ShippingNote" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "archivedAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ShippingNote_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "PrintSetting" (
    "businessId" UUID NOT NULL,
    "kind" "PrintKind" NOT NULL,
    "format" "PrintFormat" NOT NULL,
    "symbol" "PrintSymbol" NOT NULL,
    "hiddenParts" "PrintPart"[] DEFAULT ARRAY[]::"PrintPart"[],
    "copies" INTEGER NOT NULL DEFAULT 1,
    "footer" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "PrintSetting_pkey" PRIMARY KEY ("businessId","kind")
);

-- AddForeignKey
ALTER TABLE "OrderSource" ADD CONSTRAINT "OrderSource_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShippingNote" ADD CONSTRAINT "ShippingNote_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PrintSetting" ADD CONSTRAINT "PrintSetting_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- One name is one source, whatever its case; a new order begins with one of them.
CREATE UNIQUE INDEX "OrderSource_name_key" ON "OrderSource" ("businessId", lower("name"));
CREATE UNIQUE INDEX "OrderSource_default_key" ON "OrderSource" ("businessId") WHERE "isDefault";
CREATE UNIQUE INDEX "ShippingNote_name_key" ON "ShippingNote" ("businessId", lower("name"));
ALTER TABLE "PrintSetting" ADD CONSTRAINT "PrintSetting_copies_check" CHECK ("copies" BETWEEN 1 AND 5);

-- What New Order has offered so far.
INSERT INTO "OrderSource" ("businessId", "id", "name", "colour", "isDefault")
  SELECT b."id", gen_random_uuid(), s."name", s."colour", s."name" = 'Facebook'
  FROM "Business" b CROSS JOIN (VALUES
    ('Facebook', '#1877f2'), ('Messenger', '#8a3ffc'), ('Phone', '#0f766e'), ('WhatsApp', '#1a8d48'),
    ('Instagram', '#c13584'), ('Showroom', '#b45309'), ('Website', '#475569')
  ) AS s("name", "colour");
