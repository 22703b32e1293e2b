/**
 * @generated SignedSource<<8d9fda21757f746d94030381229622ed>>
 * @relayHash 54d4d111fbe21bbe82dcdddf13f027f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c352ae046052dc68c715430936426aaff7cca6fc02f1df2f1ee1f4121b5520b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c352ae046052dc68c715430936426aaff7cca6fc02f1df2f1ee1f4121b5520b",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
