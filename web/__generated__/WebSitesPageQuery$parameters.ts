/**
 * @generated SignedSource<<88c25d2f461f38b925f0132d7f6b8254>>
 * @relayHash ef194ed2b408e78bc2b658867ca90198
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28d8ed56fcb3f2e0ea8456ea250883c73e0979e76b2caf8fbe2567b48d330a39

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebSitesPageQuery } from './WebSitesPageQuery.graphql';

const node: PreloadableConcreteRequest<WebSitesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "28d8ed56fcb3f2e0ea8456ea250883c73e0979e76b2caf8fbe2567b48d330a39",
    "metadata": {},
    "name": "WebSitesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
