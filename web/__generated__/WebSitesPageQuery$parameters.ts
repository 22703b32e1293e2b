/**
 * @generated SignedSource<<9a05788d235b6026b72290dab437f022>>
 * @relayHash 6561b0381004ecacacf303ff8570d81e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f51f3fc3176bcfe838b77390a95ea14f6430581d9f49b3f89288b34f0462b7d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebSitesPageQuery } from './WebSitesPageQuery.graphql';

const node: PreloadableConcreteRequest<WebSitesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f51f3fc3176bcfe838b77390a95ea14f6430581d9f49b3f89288b34f0462b7d",
    "metadata": {},
    "name": "WebSitesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
