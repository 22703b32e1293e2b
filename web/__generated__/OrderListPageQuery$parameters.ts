/**
 * @generated SignedSource<<73b4fb9ebd301d09182a981393ceef92>>
 * @relayHash a0b66234ef9f10a447626dcc328f53a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9239de57344fb0c1f5c41bf6d1b089d638ef5d6ed40fcf3b6435f43b6229554d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderListPageQuery } from './OrderListPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9239de57344fb0c1f5c41bf6d1b089d638ef5d6ed40fcf3b6435f43b6229554d",
    "metadata": {},
    "name": "OrderListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
