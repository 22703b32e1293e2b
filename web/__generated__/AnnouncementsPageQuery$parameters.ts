/**
 * @generated SignedSource<<91bda073877f27350e094dae3e918955>>
 * @relayHash 1db2b6aa84bf8b2db31b7cdada116580
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad59553305f1771bb2f952b2277703d16a28e558b458751e1d9870fb803911ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnnouncementsPageQuery } from './AnnouncementsPageQuery.graphql';

const node: PreloadableConcreteRequest<AnnouncementsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ad59553305f1771bb2f952b2277703d16a28e558b458751e1d9870fb803911ce",
    "metadata": {},
    "name": "AnnouncementsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
