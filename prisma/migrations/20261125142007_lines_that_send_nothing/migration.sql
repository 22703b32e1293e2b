-- AlterTable
ALTER TABLE "WebOrderLine" ADD COLUMN     "sendsNothing" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "WebProductMapping" ALTER COLUMN "variantId" DROP NOT NULL;
