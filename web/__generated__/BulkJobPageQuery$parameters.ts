/**
 * @generated SignedSource<<61f013381638706054a416017b865ab4>>
 * @relayHash c4bdeddc7fc32d7afd136b00a13b8234
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55219da3ca41e5f818fd6aef03fb608bc5fddadccfa2f6b6a26a06bb3c5e5012

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkJobPageQuery } from './BulkJobPageQuery.graphql';

const node: PreloadableConcreteRequest<BulkJobPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "55219da3ca41e5f818fd6aef03fb608bc5fddadccfa2f6b6a26a06bb3c5e5012",
    "metadata": {},
    "name": "BulkJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
