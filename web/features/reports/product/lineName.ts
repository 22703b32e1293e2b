interface Line {
  productId: string;
  variantId: string | null | undefined;
  name: string;
  variantName: string;
}

/** What a row of the report is called: the product, or product and variant. */
export const lineName = ({ name, variantName }: Pick<Line, 'name' | 'variantName'>): string => (variantName ? `${name}, ${variantName}` : name);

/** The part of the filter of a list behind a row that names its product or variant. */
export const ofLine = ({ productId, variantId }: Pick<Line, 'productId' | 'variantId'>): { product?: string; variant?: string } =>
  (variantId ? { variant: variantId } : { product: productId });
