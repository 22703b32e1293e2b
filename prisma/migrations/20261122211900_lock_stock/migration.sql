-- Locks all balances of some variants in the order of their key, and returns them as they are behind the locks. The second
-- statement has a snapshot of its own: the first one, if it had to wait, does not see a balance at another location that
-- was added meanwhile. Every variant that is counted has a balance from the beginning, so that one always waits.
CREATE FUNCTION lock_stock(business uuid, variants uuid[])
RETURNS TABLE (
  "variantId" uuid, "locationId" uuid, "onHand" int, "reserved" int, "withCourier" int, "returning" int, "damaged" int,
  "inTransfer" int, "sku" text
)
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "StockBalance" b
    WHERE b."businessId" = business AND b."variantId" = ANY(variants)
    ORDER BY b."variantId", b."locationId" FOR NO KEY UPDATE;
  RETURN QUERY
    SELECT b."variantId", b."locationId", b."onHand", b."reserved", b."withCourier", b."returning", b."damaged",
      b."inTransfer", v."sku"
    FROM "StockBalance" b JOIN "Variant" v ON v."businessId" = b."businessId" AND v."id" = b."variantId"
    WHERE b."businessId" = business AND b."variantId" = ANY(variants)
    ORDER BY b."variantId", b."locationId";
END
$$;
