/**
 * @generated SignedSource<<789868374a3e0613c64a3c53b8c15851>>
 * @relayHash 70270179768b97280af101b5bdbd3826
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4a26d1d3c959427452b9d01adfb9298eb0b2dc64030a6a19b4fca9455ea562d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransferPageQuery } from './TransferPageQuery.graphql';

const node: PreloadableConcreteRequest<TransferPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4a26d1d3c959427452b9d01adfb9298eb0b2dc64030a6a19b4fca9455ea562d",
    "metadata": {},
    "name": "TransferPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
