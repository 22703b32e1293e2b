/**
 * @generated SignedSource<<1beedebba4f51e1c4bf0015f4a747eaa>>
 * @relayHash 787dcfdc203e0e808cd8e32c276e657d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee2de961e506cce3b01c1948dd3ec74ec4282a52c655c09c20082b38cdaea690

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlatformPaymentsPageQuery } from './PlatformPaymentsPageQuery.graphql';

const node: PreloadableConcreteRequest<PlatformPaymentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee2de961e506cce3b01c1948dd3ec74ec4282a52c655c09c20082b38cdaea690",
    "metadata": {},
    "name": "PlatformPaymentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
