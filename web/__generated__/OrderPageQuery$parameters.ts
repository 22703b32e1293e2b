/**
 * @generated SignedSource<<fa92c4a7c45ac0c8ef612a88cc319a35>>
 * @relayHash a03c08e78de97d88a0bd0d467a9dae8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a5153cf2f38d7c3d5a8087b4abd4c04713d357dad8e6af1a4210352ce5f6c2d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a5153cf2f38d7c3d5a8087b4abd4c04713d357dad8e6af1a4210352ce5f6c2d",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
