/**
 * @generated SignedSource<<48a0878a140da93118332bbd6ae1a6d2>>
 * @relayHash f2dcdab92e85cc7793aabf4066ffccb4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2336fedc8e5cc513404fae0088946982bbe9031d2cbdf63d2bdd15847f777db4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2336fedc8e5cc513404fae0088946982bbe9031d2cbdf63d2bdd15847f777db4",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
