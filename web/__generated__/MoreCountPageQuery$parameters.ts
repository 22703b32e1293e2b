/**
 * @generated SignedSource<<7c16f0fdc9809b5e2f6b68fe12d66912>>
 * @relayHash aae6fdf065b5a6adef4b87c5e1dd3689
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87aac03917ab09bf99c212d7ad8b9cadf9013d0181c6480e5d5ee989da2d9614

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MoreCountPageQuery } from './MoreCountPageQuery.graphql';

const node: PreloadableConcreteRequest<MoreCountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "87aac03917ab09bf99c212d7ad8b9cadf9013d0181c6480e5d5ee989da2d9614",
    "metadata": {},
    "name": "MoreCountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
