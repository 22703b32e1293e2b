/**
 * @generated SignedSource<<73217c58acc62b6d5985676a5f2f911c>>
 * @relayHash 25ccf1221ee217d6d5f07c841be282b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04b16dabbec8f2e73fa657d5a4e72dbf6ed739151ac1af0df8a6b544e3d90852

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebOrderListPageQuery } from './WebOrderListPageQuery.graphql';

const node: PreloadableConcreteRequest<WebOrderListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "04b16dabbec8f2e73fa657d5a4e72dbf6ed739151ac1af0df8a6b544e3d90852",
    "metadata": {},
    "name": "WebOrderListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
