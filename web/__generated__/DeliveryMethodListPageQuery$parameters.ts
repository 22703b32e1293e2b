/**
 * @generated SignedSource<<f4024a1105c9a266cf576f6c321ebf99>>
 * @relayHash 7f20851352318dd7259d5420998b7d98
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6da2e1782027704ae11e23cbbbdc8dd822846d02e53a49b045550031002c8f04

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeliveryMethodListPageQuery } from './DeliveryMethodListPageQuery.graphql';

const node: PreloadableConcreteRequest<DeliveryMethodListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6da2e1782027704ae11e23cbbbdc8dd822846d02e53a49b045550031002c8f04",
    "metadata": {},
    "name": "DeliveryMethodListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
