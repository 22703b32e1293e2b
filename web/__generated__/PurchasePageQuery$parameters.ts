/**
 * @generated SignedSource<<d9e1551979416a69e9475b05f2ab6269>>
 * @relayHash da19755746b33e9e601ed73120100ae4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3145da85f9890d9d5cc3c57491c1d06d2db99174312f39edb485d24c5fa7f0a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchasePageQuery } from './PurchasePageQuery.graphql';

const node: PreloadableConcreteRequest<PurchasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a3145da85f9890d9d5cc3c57491c1d06d2db99174312f39edb485d24c5fa7f0a",
    "metadata": {},
    "name": "PurchasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
