/**
 * @generated SignedSource<<d7341b33dfb45b8120fffcbe89db4020>>
 * @relayHash 0872afb4f7a34b81ecc71030f43c73d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d872df3bc68d722b789b4ef05544007b11f26b4294ed7583c0137aa96c689c38

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TypeOverPageQuery } from './TypeOverPageQuery.graphql';

const node: PreloadableConcreteRequest<TypeOverPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d872df3bc68d722b789b4ef05544007b11f26b4294ed7583c0137aa96c689c38",
    "metadata": {},
    "name": "TypeOverPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
