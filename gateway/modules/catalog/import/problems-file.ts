import { defineProblemsFile } from '../../../import/problems-file.ts';
import { productPlan } from './import-products.ts';
import { productField } from './product-fields.ts';

export const productProblemsFile = defineProblemsFile({ name: 'product-import-problems', permission: 'product', field: productField, plan: productPlan });
