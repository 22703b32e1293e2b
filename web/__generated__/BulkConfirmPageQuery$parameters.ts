/**
 * @generated SignedSource<<5a8e289357ef8b97f639e2ccae0a5b2a>>
 * @relayHash 304915165dba72a94a24a31b012a2e40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf0b1dd9e215bafcea57b3f819a693d09825e21737a858fab7ac0e05e069d84a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkConfirmPageQuery } from './BulkConfirmPageQuery.graphql';

const node: PreloadableConcreteRequest<BulkConfirmPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bf0b1dd9e215bafcea57b3f819a693d09825e21737a858fab7ac0e05e069d84a",
    "metadata": {},
    "name": "BulkConfirmPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
