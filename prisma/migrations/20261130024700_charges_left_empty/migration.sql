-- The form wrote 0 for a charge that was left empty. No courier goes further for nothing than for money, and none that is booked
-- through its API goes anywhere for nothing: profits counted that 0. A rider of one's own who takes nothing nearby stays free.
UPDATE "Courier" SET
  "insidePoisha" = CASE WHEN "kind" = 'API' THEN nullif("insidePoisha", 0) ELSE "insidePoisha" END,
  "suburbPoisha" = CASE WHEN "kind" = 'API' OR "insidePoisha" > 0 THEN nullif("suburbPoisha", 0) ELSE "suburbPoisha" END,
  "outsidePoisha" = CASE WHEN "kind" = 'API' OR "insidePoisha" > 0 OR "suburbPoisha" > 0 THEN nullif("outsidePoisha", 0) ELSE "outsidePoisha" END
WHERE "kind" <> 'PICKUP' AND 0 IN ("insidePoisha", "suburbPoisha", "outsidePoisha")
  -- One that is null was saved since: what is 0 there was said.
  AND "insidePoisha" IS NOT NULL AND "suburbPoisha" IS NOT NULL AND "outsidePoisha" IS NOT NULL;
