/**
 * @generated SignedSource<<680912d2583a853126e4d0c627ff983c>>
 * @relayHash dd1732ef0c453132b2b966866aef4c4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2d1de128d8d9e5500f260a5f527b95c251336c88168a390634e14237d768005

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a2d1de128d8d9e5500f260a5f527b95c251336c88168a390634e14237d768005",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
