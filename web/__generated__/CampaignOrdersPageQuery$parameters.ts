/**
 * @generated SignedSource<<182597e615e10de0da5edff7faa3507e>>
 * @relayHash 2d7611f11d5c405ff499c5b4e3b5a40f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 946e65d792ac3a37a6b6cdd0186aa8e07fc770431dc5942b2da82c608c445d46

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignOrdersPageQuery } from './CampaignOrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<CampaignOrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "946e65d792ac3a37a6b6cdd0186aa8e07fc770431dc5942b2da82c608c445d46",
    "metadata": {},
    "name": "CampaignOrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
