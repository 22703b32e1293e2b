/**
 * @generated SignedSource<<d5de7a4b04a4cb525e62dcd4821a0a1a>>
 * @relayHash c6fc0ec5d3217932484c888ecb2a0ff0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09168ffa425ce1ffa6807c1567702373a102320f8aa0309f8394f87914472607

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignListPageQuery } from './CampaignListPageQuery.graphql';

const node: PreloadableConcreteRequest<CampaignListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09168ffa425ce1ffa6807c1567702373a102320f8aa0309f8394f87914472607",
    "metadata": {},
    "name": "CampaignListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
