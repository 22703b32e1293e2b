/**
 * @generated SignedSource<<d3054c01a3b520421fe9e8eac7e0392b>>
 * @relayHash b4585b7ad6c56b4f65bb0ea5c8968c22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7f75c570e982500a4921a81b2fd94e41e5d1b338d8afc19c3d82b51770823f3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfitOrdersPageQuery } from './ProfitOrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<ProfitOrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e7f75c570e982500a4921a81b2fd94e41e5d1b338d8afc19c3d82b51770823f3",
    "metadata": {},
    "name": "ProfitOrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
