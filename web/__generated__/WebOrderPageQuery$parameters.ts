/**
 * @generated SignedSource<<9edab803ce456237ba88b08bdd6ab8b1>>
 * @relayHash d062602ee32c1c36d31a51780bf32020
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2344984d6ba05b9d914849768d904cf00e38d4683327c3c48d56038a710fa9d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebOrderPageQuery } from './WebOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<WebOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c2344984d6ba05b9d914849768d904cf00e38d4683327c3c48d56038a710fa9d",
    "metadata": {},
    "name": "WebOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
