/**
 * @generated SignedSource<<09db5acc1130cd3c30194a34796e482f>>
 * @relayHash e071688b0e926c1bc7627682ab0218b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff41c9c65ac12f4af1147c514cf7e083a30b85a54acdf3383e9321eeb2fb90fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourierStatementPageQuery } from './CourierStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<CourierStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff41c9c65ac12f4af1147c514cf7e083a30b85a54acdf3383e9321eeb2fb90fd",
    "metadata": {},
    "name": "CourierStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
