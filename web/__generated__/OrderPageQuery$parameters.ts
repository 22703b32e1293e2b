/**
 * @generated SignedSource<<25fdf1980daec9808eaad2111d14115c>>
 * @relayHash 8f5e0dc5cba2b471f0016a7532cf726b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a6376bae7931c2eff3b32e470a324b7f2d6f7fdf24e49c92c31ff1f23040468

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a6376bae7931c2eff3b32e470a324b7f2d6f7fdf24e49c92c31ff1f23040468",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
