-- Web orders are found by their buyer and by each of their numbers.
UPDATE "WebOrder" SET "searchText" = left(lower(concat_ws(' ', "searchText", nullif("buyerName", ''), nullif("buyerPhone", ''), nullif("otherPhone", ''))), 500)
WHERE "buyerName" <> "customerName" OR "buyerPhone" <> "phone" OR "otherPhone" <> '';
