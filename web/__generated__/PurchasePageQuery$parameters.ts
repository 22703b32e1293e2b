/**
 * @generated SignedSource<<1bcd637e395ab1a6ce7bdcdd26c5b35a>>
 * @relayHash c4e6e6198c3829d44c92c987d9cc8400
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21556e303e1eb818f7f9489b0219773f00771c4be22d82e65afeb753c421917b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchasePageQuery } from './PurchasePageQuery.graphql';

const node: PreloadableConcreteRequest<PurchasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "21556e303e1eb818f7f9489b0219773f00771c4be22d82e65afeb753c421917b",
    "metadata": {},
    "name": "PurchasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
