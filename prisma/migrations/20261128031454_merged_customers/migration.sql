-- AlterTable
ALTER TABLE "Customer" ADD COLUMN     "mergedIntoId" UUID;

-- CreateIndex
CREATE INDEX "Customer_businessId_mergedIntoId_idx" ON "Customer"("businessId", "mergedIntoId");

-- AddForeignKey
ALTER TABLE "Customer" ADD CONSTRAINT "Customer_businessId_mergedIntoId_fkey" FOREIGN KEY ("businessId", "mergedIntoId") REFERENCES "Customer"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A number that leads to another customer has nothing of its own.
ALTER TABLE "Customer" ADD CONSTRAINT "Customer_merged_is_empty"
  CHECK ("mergedIntoId" IS NULL OR "mergedIntoId" <> "id" AND "orderCount" = 0 AND "deliveredCount" = 0 AND "returnedCount" = 0);

-- Counts a new order of a number that leads to this customer. A statement of its own: that of the order began before it
-- waited for the number, and would not see a customer that came meanwhile.
CREATE FUNCTION count_order_of(business uuid, customer uuid) RETURNS uuid LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  UPDATE "Customer" SET "orderCount" = "orderCount" + 1 WHERE "businessId" = business AND "id" = customer;
  RETURN customer;
END $$;
