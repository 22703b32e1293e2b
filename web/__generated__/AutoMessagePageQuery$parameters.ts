/**
 * @generated SignedSource<<5360d0965385e1b56236e5739b7721ab>>
 * @relayHash 78780ba0dfb40fa26b093c93213550a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7161de9d5fe028b2608616d75d9348de7d075172263c028c9571c3a0ae533306

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AutoMessagePageQuery } from './AutoMessagePageQuery.graphql';

const node: PreloadableConcreteRequest<AutoMessagePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7161de9d5fe028b2608616d75d9348de7d075172263c028c9571c3a0ae533306",
    "metadata": {},
    "name": "AutoMessagePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
