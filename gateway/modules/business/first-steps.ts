import { db } from '../../db/client.ts';

/** What a new business has by now of what it needs to sell. */
export interface FirstSteps {
  business: boolean;
  courier: boolean;
  product: boolean;
  order: boolean;
  sms: boolean;
  webSite: boolean;
  nextOrderNumber: number;
}

/** One statement; each part is an index's first row. */
export async function firstStepsOf(businessId: string): Promise<FirstSteps> {
  const [steps] = await db.$queryRaw<FirstSteps[]>`
    SELECT b."address" <> '' AND b."hotline" <> '' AS "business",
      EXISTS (SELECT 1 FROM "Courier" WHERE "businessId" = b."id") AS "courier",
      EXISTS (SELECT 1 FROM "Product" WHERE "businessId" = b."id") AS "product",
      EXISTS (SELECT 1 FROM "Order" WHERE "businessId" = b."id") AS "order",
      EXISTS (SELECT 1 FROM "SmsMessage" WHERE "businessId" = b."id") AS "sms",
      EXISTS (SELECT 1 FROM "WebSite" WHERE "businessId" = b."id") AS "webSite",
      coalesce((SELECT "value" FROM "Counter" WHERE "businessId" = b."id" AND "name" = 'order'), 0) + 1 AS "nextOrderNumber"
    FROM "Business" b WHERE b."id" = ${businessId}::uuid`;
  return steps!;
}

/** Whether the business has what each step after the first `taken` leads to, whichever way it came by it. */
export async function hasTakenRest(businessId: string, taken: number): Promise<boolean> {
  const { business, courier, product, order, webSite, sms } = await firstStepsOf(businessId);
  return [business, courier, product, order || webSite, sms].slice(taken).every(Boolean);
}
