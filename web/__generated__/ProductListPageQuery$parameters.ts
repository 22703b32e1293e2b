/**
 * @generated SignedSource<<b9dabae7016e929f4928fa3a3a3ff2b4>>
 * @relayHash eedf987e7c18f4346966601275bd14fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00c6650c26cc70f9861eda155dbd253efb1d5ffa5f3a0251ad7fdd3c04aaea9d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductListPageQuery } from './ProductListPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "00c6650c26cc70f9861eda155dbd253efb1d5ffa5f3a0251ad7fdd3c04aaea9d",
    "metadata": {},
    "name": "ProductListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
