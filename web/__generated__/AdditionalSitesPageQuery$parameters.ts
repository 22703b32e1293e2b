/**
 * @generated SignedSource<<8f967957b1df7cf2cce9054721829cb0>>
 * @relayHash f122166202614bbe99d2eb11f74fc2b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47fae2821eced82961c5155177b2e87965801f23f68d184d422554a39359d9f8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdditionalSitesPageQuery } from './AdditionalSitesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdditionalSitesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47fae2821eced82961c5155177b2e87965801f23f68d184d422554a39359d9f8",
    "metadata": {},
    "name": "AdditionalSitesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
