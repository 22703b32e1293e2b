/**
 * @generated SignedSource<<b7373530f67fe822c35c302270b48556>>
 * @relayHash 46151960433e479cad28cb22c2855e26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94b59e2c6b44e18068cd1ef1b9dc915b52321619077c77dd7a132045d2c4769a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewOrderPageQuery } from './NewOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<NewOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "94b59e2c6b44e18068cd1ef1b9dc915b52321619077c77dd7a132045d2c4769a",
    "metadata": {},
    "name": "NewOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
