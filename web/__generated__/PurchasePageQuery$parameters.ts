/**
 * @generated SignedSource<<bd64a86074021f8f103190dcebdae477>>
 * @relayHash ffe7ecbeaede1570b457016ca0e6f7a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05e41352bb1d92c0d88813e14e32fa95a1365ce8de202b230b291bce51f66d01

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchasePageQuery } from './PurchasePageQuery.graphql';

const node: PreloadableConcreteRequest<PurchasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "05e41352bb1d92c0d88813e14e32fa95a1365ce8de202b230b291bce51f66d01",
    "metadata": {},
    "name": "PurchasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
