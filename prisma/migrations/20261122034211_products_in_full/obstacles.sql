-- From this migration on a SKU is unique whatever its case.
SELECT format('Business %s has the SKUs %s, which differ in upper and lower case only: rename all but one of them',
  "businessId", string_agg('"' || "sku" || '"', ', ' ORDER BY "sku")) AS "obstacle"
FROM "Variant" GROUP BY "businessId", lower("sku") HAVING count(*) > 1 ORDER BY "businessId", lower("sku");
