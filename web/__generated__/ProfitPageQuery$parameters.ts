/**
 * @generated SignedSource<<7e9ad307a03dbd343ecd5713922ed088>>
 * @relayHash 6c75717da471cd469b57058919a0a592
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e143df57506296db8ce54cf0d6dd3649045b25e0d8d5cfa18f3d3d276a12725f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfitPageQuery } from './ProfitPageQuery.graphql';

const node: PreloadableConcreteRequest<ProfitPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e143df57506296db8ce54cf0d6dd3649045b25e0d8d5cfa18f3d3d276a12725f",
    "metadata": {},
    "name": "ProfitPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
