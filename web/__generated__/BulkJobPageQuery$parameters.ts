/**
 * @generated SignedSource<<7409462c7c9b88bc4d122acc8264d060>>
 * @relayHash 7d5103e3b181d2cdd0cf370e76df32cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 603faff2ee3be957ae57fc4896569bf12517b0474b52fe69454366b9b41a931d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkJobPageQuery } from './BulkJobPageQuery.graphql';

const node: PreloadableConcreteRequest<BulkJobPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "603faff2ee3be957ae57fc4896569bf12517b0474b52fe69454366b9b41a931d",
    "metadata": {},
    "name": "BulkJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
