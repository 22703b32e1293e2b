/**
 * @generated SignedSource<<853b1646609cf35ef318c23256630cc8>>
 * @relayHash 41f0d0eec7ac27a14912a4fb37dec4bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d8f5861401b3fef214725f380352f2bc03879cfc7a067f54c81663ace76d182

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransferPageQuery } from './TransferPageQuery.graphql';

const node: PreloadableConcreteRequest<TransferPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d8f5861401b3fef214725f380352f2bc03879cfc7a067f54c81663ace76d182",
    "metadata": {},
    "name": "TransferPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
