/**
 * @generated SignedSource<<8ed1e3fc3ec3f1226bc1a746cd222001>>
 * @relayHash 5120da5692a43df1bc214c2e6b759eeb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32afb59bb5f3ad567a2b2e98dd75cc2cba78c03312c9b40b0b7607a96252a632

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeliveryMethodListPageQuery } from './DeliveryMethodListPageQuery.graphql';

const node: PreloadableConcreteRequest<DeliveryMethodListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "32afb59bb5f3ad567a2b2e98dd75cc2cba78c03312c9b40b0b7607a96252a632",
    "metadata": {},
    "name": "DeliveryMethodListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
