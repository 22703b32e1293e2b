/**
 * @generated SignedSource<<f7f8674d78a6b523917e9fa749dd68f7>>
 * @relayHash 350f0a2dfd9bb9f1984f8f053ac4526a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a654a4ef7b992019ba6933ab1297454e2b4d3f53cf4533765d4ec14b7ab30800

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfitOrdersPageQuery } from './ProfitOrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<ProfitOrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a654a4ef7b992019ba6933ab1297454e2b4d3f53cf4533765d4ec14b7ab30800",
    "metadata": {},
    "name": "ProfitOrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
