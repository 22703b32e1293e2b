/**
 * @generated SignedSource<<67614243c9997eee55958f236f512c7c>>
 * @relayHash d2d268ec2368e40dd6e0ac6ddd23ad84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c5bcca715a025f0c978b707515eb80b96a190f0224147b7b073080123b8df24

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductListPageQuery } from './ProductListPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c5bcca715a025f0c978b707515eb80b96a190f0224147b7b073080123b8df24",
    "metadata": {},
    "name": "ProductListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
