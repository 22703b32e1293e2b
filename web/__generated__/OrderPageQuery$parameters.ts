/**
 * @generated SignedSource<<742b20cddcee2dd50390b455b8b970a4>>
 * @relayHash 93d14db9fd7bf8cc1da64c9aac2436dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd4781c436a339626f58e6dff65b5e4c2eeceb2e43f86e1dd977a7962ab65f63

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fd4781c436a339626f58e6dff65b5e4c2eeceb2e43f86e1dd977a7962ab65f63",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
