/**
 * @generated SignedSource<<742e0f6b02dae56ffb82c47577576969>>
 * @relayHash 3ac3f9b84f6f9757818074693d814247
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9eeb0c7e23bf1eb4390766428273a8d889c836a1e941de72d32eb09b55ba01cc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9eeb0c7e23bf1eb4390766428273a8d889c836a1e941de72d32eb09b55ba01cc",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
