/**
 * @generated SignedSource<<062b44b575cc1f641e39a400e3c6db0e>>
 * @relayHash a51b1035086e11239609566524f1ef15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f80d5df1ece93627b286b3e40e7dea1c424ba9694559e42336d8378c9416208

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DecreasePageQuery } from './DecreasePageQuery.graphql';

const node: PreloadableConcreteRequest<DecreasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f80d5df1ece93627b286b3e40e7dea1c424ba9694559e42336d8378c9416208",
    "metadata": {},
    "name": "DecreasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
