/**
 * @generated SignedSource<<d7404debfa97b4727821625823a22521>>
 * @relayHash 9f7f35950c7c6241745db25a0e415739
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fb1489cb66621d3da2b3bcac3d71297eb550280bfbec8a6241de5769fd36f98

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7fb1489cb66621d3da2b3bcac3d71297eb550280bfbec8a6241de5769fd36f98",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
