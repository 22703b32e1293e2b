-- AlterTable
ALTER TABLE "Courier" ALTER COLUMN "insidePoisha" DROP NOT NULL,
ALTER COLUMN "insidePoisha" DROP DEFAULT,
ALTER COLUMN "suburbPoisha" DROP NOT NULL,
ALTER COLUMN "suburbPoisha" DROP DEFAULT,
ALTER COLUMN "outsidePoisha" DROP NOT NULL,
ALTER COLUMN "outsidePoisha" DROP DEFAULT;

-- A method that was saved without charges charged nothing by its terms, so that profits showed too high.
UPDATE "Courier" SET "insidePoisha" = NULL, "suburbPoisha" = NULL, "outsidePoisha" = NULL
WHERE "kind" <> 'PICKUP' AND "insidePoisha" = 0 AND "suburbPoisha" = 0 AND "outsidePoisha" = 0;
