import { Prisma } from '../../db/generated/client/client.ts';

/** What `fileUrl` takes of the first picture of a product; null without one. */
export type ProductPicture = { id: string; width: number | null } | null;

/** The first picture of a product, as SQL, for use inside a larger statement. */
export const productPictureSql = (businessId: string, productId: Prisma.Sql) => Prisma.sql`(
  SELECT json_build_object('id', f."id", 'width', f."width")
  FROM "ProductImage" i JOIN "StoredFile" f ON f."businessId" = i."businessId" AND f."id" = i."fileId"
  WHERE i."businessId" = ${businessId}::uuid AND i."productId" = ${productId} ORDER BY i."position" LIMIT 1
)`;
