/**
 * @generated SignedSource<<d189ccfa2d2e94f5b622b90bd65ba070>>
 * @relayHash f6823ce1cd6d631fccdb615e166c2581
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a85a7799e265feea2658d325b85cba78ee2e6d11e7b17d050ff95cbf1834f03

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebOrderPageQuery } from './WebOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<WebOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a85a7799e265feea2658d325b85cba78ee2e6d11e7b17d050ff95cbf1834f03",
    "metadata": {},
    "name": "WebOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
