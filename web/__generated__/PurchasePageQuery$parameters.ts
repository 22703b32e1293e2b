/**
 * @generated SignedSource<<796b1f8f7844d68c408affadf0c4092d>>
 * @relayHash dff901d2e7e736f98039f2b5e1d2d3a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf21c22775de8b5339a7445ca3d9315ea9170e2ea8943ef37f3938e8551964ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchasePageQuery } from './PurchasePageQuery.graphql';

const node: PreloadableConcreteRequest<PurchasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bf21c22775de8b5339a7445ca3d9315ea9170e2ea8943ef37f3938e8551964ff",
    "metadata": {},
    "name": "PurchasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
