/**
 * @generated SignedSource<<b686557f75ff8c1e3e50522937eaef98>>
 * @relayHash 5b7e3f25acbd59986be3036daf1ea3df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 551d5a0d096d58ede8822a5883b031cf6792b99a6745bd241a27a6260962fcc1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebSitesPageQuery } from './WebSitesPageQuery.graphql';

const node: PreloadableConcreteRequest<WebSitesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "551d5a0d096d58ede8822a5883b031cf6792b99a6745bd241a27a6260962fcc1",
    "metadata": {},
    "name": "WebSitesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
