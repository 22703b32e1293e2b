/**
 * @generated SignedSource<<67d5a03f16b1f774f849e52c5516a268>>
 * @relayHash 5de180e4f3dca9d743984d87cc862994
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4dd42fd1ad5c53d5c5d9e53d927a3c6193003b42db460adbc16fa625bbb7ddb9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiabilityListPageQuery } from './LiabilityListPageQuery.graphql';

const node: PreloadableConcreteRequest<LiabilityListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4dd42fd1ad5c53d5c5d9e53d927a3c6193003b42db460adbc16fa625bbb7ddb9",
    "metadata": {},
    "name": "LiabilityListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
