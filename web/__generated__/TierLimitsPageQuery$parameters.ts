/**
 * @generated SignedSource<<773ba4754957955f51733550e85822be>>
 * @relayHash 78558fc8ed005a8aae743dd8d6945c40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31c0041aa9cb43505800b0040aee564dc969905014261299b97cd97658ee6b8b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TierLimitsPageQuery } from './TierLimitsPageQuery.graphql';

const node: PreloadableConcreteRequest<TierLimitsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31c0041aa9cb43505800b0040aee564dc969905014261299b97cd97658ee6b8b",
    "metadata": {},
    "name": "TierLimitsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
