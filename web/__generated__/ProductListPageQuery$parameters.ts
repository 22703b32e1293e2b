/**
 * @generated SignedSource<<a54efc83546a04cf3ff51351a6a56e5d>>
 * @relayHash 7b5661facf810e357cfd5b311322b77d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd5a72ff4751c4ca6fc77e12c6151de2fc4c8a8161f58b0813290059ef1f71aa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductListPageQuery } from './ProductListPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd5a72ff4751c4ca6fc77e12c6151de2fc4c8a8161f58b0813290059ef1f71aa",
    "metadata": {},
    "name": "ProductListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
