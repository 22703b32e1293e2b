-- A bank account may be overdrawn when the business begins to use the app.
ALTER TABLE "Voucher" DROP CONSTRAINT "Voucher_values";
ALTER TABLE "Voucher" ADD CONSTRAINT "Voucher_values"
  CHECK (("amountPoisha" >= 0 OR "kind" = 'OPENING') AND "feePoisha" >= 0 AND "accountId" <> "counterId");
