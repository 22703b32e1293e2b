/**
 * @generated SignedSource<<348ba3e9f79a482449d2b748d17c6436>>
 * @relayHash 808d9f6af122f3e8156151792b27a7a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe9e0cdd76e44a1a3da064fba3b35296f988381f042cda14df4637fd0782b828

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourierStatementPageQuery } from './CourierStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<CourierStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe9e0cdd76e44a1a3da064fba3b35296f988381f042cda14df4637fd0782b828",
    "metadata": {},
    "name": "CourierStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
