/**
 * @generated SignedSource<<00ceafda2c4e0d591d67e9781c2e72c8>>
 * @relayHash 1fb71558582053fd7f0393a1374cb11d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc5492e9fec529c424ebf4975811b0901e77c74e424203b9166ebebe833dc9dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fc5492e9fec529c424ebf4975811b0901e77c74e424203b9166ebebe833dc9dc",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
