/**
 * @generated SignedSource<<b55dfcac960f989527cefbdc0c22530e>>
 * @relayHash ee468399bfb12ca8fcc8cec537d7082b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b308178bd2324129560c38d1317a829a3a1e687dd1b104f38d688903c9212ca1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TypeOverPageQuery } from './TypeOverPageQuery.graphql';

const node: PreloadableConcreteRequest<TypeOverPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b308178bd2324129560c38d1317a829a3a1e687dd1b104f38d688903c9212ca1",
    "metadata": {},
    "name": "TypeOverPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
