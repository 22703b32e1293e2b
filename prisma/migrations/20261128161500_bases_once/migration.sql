-- Most changes of an order, its lines and its books cannot alter what it brings on a basis: these are found by the keys of
-- the order alone, and nothing is worked out anew. Changed rows are found by set operations: a join of the old rows with the
-- new ones is planned for as many rows as the first statement of a connection has, and is slow for the many of a later one.

CREATE OR REPLACE FUNCTION keep_bases_of_orders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  businesses uuid[];
  orders uuid[];
BEGIN
  SELECT array_agg(c."businessId"), array_agg(c."id") INTO businesses, orders FROM (
    SELECT d."businessId", d."id" FROM (
      SELECT n."businessId", n."id", n."status", n."settlementStatus" = 'NA' AS "isNothingOwed", n."shippedAt", n."deliveredAt", n."returnedAt", n."totalPoisha", n."revenuePoisha" FROM new_rows n
      EXCEPT
      SELECT o."businessId", o."id", o."status", o."settlementStatus" = 'NA', o."shippedAt", o."deliveredAt", o."returnedAt", o."totalPoisha", o."revenuePoisha" FROM old_rows o
    ) d
    WHERE d."shippedAt" IS NOT NULL OR EXISTS (SELECT FROM "OrderOnBasis" k WHERE k."businessId" = d."businessId" AND k."orderId" = d."id")
    UNION
    -- Before a posted statement has told the charges, they are estimated however the order is settled. It is kept as settled since.
    SELECT d."businessId", d."id" FROM (
      SELECT n."businessId", n."id", n."settlementStatus" FROM new_rows n
      EXCEPT
      SELECT o."businessId", o."id", o."settlementStatus" FROM old_rows o
    ) d
    WHERE EXISTS (SELECT FROM "OrderOnBasis" k WHERE k."businessId" = d."businessId" AND k."orderId" = d."id" AND k."basis" = 'SETTLED')
  ) c;
  IF orders IS NOT NULL THEN
    PERFORM refresh_bases(businesses, orders);
  END IF;
  RETURN NULL;
END $$;

-- What is open or in dispute counts when the order is settled, and not before; claims decide whether goods that were lost are.
CREATE OR REPLACE FUNCTION keep_bases_of_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  businesses uuid[];
  orders uuid[];
BEGIN
  SELECT array_agg(e."businessId"), array_agg(e."sourceId") INTO businesses, orders
  FROM (
    SELECT l."businessId", l."entryId", bool_or(a."code" = 'courier-claims') AS "isClaim",
      bool_or(a."code" NOT IN ('courier-receivable', 'settlement-disputes')) AS "countsBefore"
    FROM new_rows l JOIN "Account" a ON a."businessId" = l."businessId" AND a."id" = l."accountId"
    WHERE a."code" IN ('other-income', 'damaged-goods', 'return-charges-due', 'other-expense', 'courier-receivable', 'settlement-disputes', 'courier-claims')
    GROUP BY 1, 2
  ) l JOIN "JournalEntry" e ON e."businessId" = l."businessId" AND e."id" = l."entryId" AND e."sourceType" = 'Order'
  WHERE l."isClaim" OR EXISTS (
    SELECT FROM "OrderOnBasis" k WHERE k."businessId" = e."businessId" AND k."orderId" = e."sourceId" AND (k."basis" = 'SETTLED' OR l."countsBefore"));
  IF orders IS NOT NULL THEN
    PERFORM refresh_bases(businesses, orders);
  END IF;
  RETURN NULL;
END $$;

-- A decision is joined to lines of a posted statement, or taken off them again. A draft says nothing of its orders yet.
CREATE OR REPLACE FUNCTION keep_bases_of_lines() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  businesses uuid[];
  orders uuid[];
BEGIN
  IF NOT EXISTS (
    SELECT FROM (SELECT DISTINCT n."businessId", n."statementId" FROM new_rows n) l
    JOIN "CourierStatement" t ON t."businessId" = l."businessId" AND t."id" = l."statementId" AND t."status" = 'POSTED'
  ) THEN
    RETURN NULL;
  END IF;
  SELECT array_agg(l."businessId"), array_agg(l."orderId") INTO businesses, orders
  FROM ((TABLE new_rows EXCEPT TABLE old_rows) UNION ALL (TABLE old_rows EXCEPT TABLE new_rows)) l
  JOIN "CourierStatement" t ON t."businessId" = l."businessId" AND t."id" = l."statementId" AND t."status" = 'POSTED'
  WHERE l."orderId" IS NOT NULL;
  IF orders IS NOT NULL THEN
    PERFORM refresh_bases(businesses, orders);
  END IF;
  RETURN NULL;
END $$;

-- What couriers hold follows from lines of posted statements alone: drafts and statements that are being posted read no order.

CREATE OR REPLACE FUNCTION hold_of_lines() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  businesses uuid[];
  orders uuid[];
BEGIN
  IF NOT EXISTS (
    SELECT FROM (SELECT DISTINCT n."businessId", n."statementId" FROM new_rows n) l
    JOIN "CourierStatement" t ON t."businessId" = l."businessId" AND t."id" = l."statementId" AND t."status" = 'POSTED'
  ) THEN
    RETURN NULL;
  END IF;
  SELECT array_agg(o."businessId"), array_agg(o."id") INTO businesses, orders
  FROM new_rows n JOIN old_rows l ON l."businessId" = n."businessId" AND l."id" = n."id"
  JOIN "Order" o ON o."businessId" = n."businessId" AND o."id" IN (n."orderId", l."orderId") AND o."settlementStatus" = 'PARTIAL'
  WHERE (n."settledPoisha", n."orderId") IS DISTINCT FROM (l."settledPoisha", l."orderId");
  IF orders IS NOT NULL THEN
    PERFORM refresh_held(businesses, orders);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION hold_of_statements() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  businesses uuid[];
  orders uuid[];
BEGIN
  SELECT array_agg(o."businessId"), array_agg(o."id") INTO businesses, orders
  FROM new_rows n JOIN old_rows s ON s."businessId" = n."businessId" AND s."id" = n."id" AND (s."status" = 'POSTED') <> (n."status" = 'POSTED')
  JOIN "StatementLine" l ON l."businessId" = n."businessId" AND l."statementId" = n."id"
  JOIN "Order" o ON o."businessId" = l."businessId" AND o."id" = l."orderId" AND o."settlementStatus" = 'PARTIAL';
  IF orders IS NOT NULL THEN
    PERFORM refresh_held(businesses, orders);
  END IF;
  RETURN NULL;
END $$;
