/**
 * @generated SignedSource<<a4f1f92563f490d28a2d6e732eb5bd4e>>
 * @relayHash 04d39b332b8cad6d89ff7726d231be54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5425704f93e9b6385be391db40a6d012fbab85a95946dc9e0b48bfd9366cf31

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5425704f93e9b6385be391db40a6d012fbab85a95946dc9e0b48bfd9366cf31",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
