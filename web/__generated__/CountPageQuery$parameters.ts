/**
 * @generated SignedSource<<b25182d500c4427fd6567e35b2402355>>
 * @relayHash c09dc2685fa4ffafba97543f50997d38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd947eaec323810f4a3ea924dde5a216f33edf8adb4b7bbad51d1494577aa746

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CountPageQuery } from './CountPageQuery.graphql';

const node: PreloadableConcreteRequest<CountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fd947eaec323810f4a3ea924dde5a216f33edf8adb4b7bbad51d1494577aa746",
    "metadata": {},
    "name": "CountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
