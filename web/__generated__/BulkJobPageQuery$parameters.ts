/**
 * @generated SignedSource<<5506afa23bd5844df62997056aaa7ce8>>
 * @relayHash be9f89763a6053b0e987d99e814c1ad5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9503f863b0f080751ea7b34036e36900f86c901a1c569e58086ee9957f67d4a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkJobPageQuery } from './BulkJobPageQuery.graphql';

const node: PreloadableConcreteRequest<BulkJobPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9503f863b0f080751ea7b34036e36900f86c901a1c569e58086ee9957f67d4a7",
    "metadata": {},
    "name": "BulkJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
