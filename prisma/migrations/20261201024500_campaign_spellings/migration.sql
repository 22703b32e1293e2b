-- One name that two keyboards write differently is one campaign from now on: its key is composed as NFC does, with one joiner
-- between র and য-ফলা. Of several that are the same by that, one has the name; the others stay as they are, with what was
-- spent on them.
UPDATE "Campaign" c SET "key" = p."key"
FROM (
  SELECT DISTINCT ON ("businessId", n."key") "businessId", "id", n."key"
  FROM "Campaign", LATERAL (SELECT lower(regexp_replace(normalize("key", NFC), E'\u09b0[\u200c\u200d]\u09cd\u09af', E'\u09b0\u200d\u09cd\u09af', 'g')) AS "key") n
  ORDER BY "businessId", n."key", "createdAt", "id"
) p
WHERE c."businessId" = p."businessId" AND c."id" = p."id" AND c."key" <> p."key"
  AND NOT EXISTS (SELECT 1 FROM "Campaign" o WHERE o."businessId" = p."businessId" AND o."key" = p."key");
