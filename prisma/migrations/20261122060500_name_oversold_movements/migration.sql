-- The field's own word for a movement that promised more than was on hand.
ALTER TABLE "StockMovement" RENAME COLUMN "beyondStock" TO "oversold";
