/**
 * @generated SignedSource<<143297c2441798b99efd2e08fbfc110e>>
 * @relayHash 90421419cc9633a45b2c6cd722b16b6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41c40d795138294f2e761b6979831bfb10644abd45b41eeef372f4d6cbaa116c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeliveryMethodListPageQuery } from './DeliveryMethodListPageQuery.graphql';

const node: PreloadableConcreteRequest<DeliveryMethodListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41c40d795138294f2e761b6979831bfb10644abd45b41eeef372f4d6cbaa116c",
    "metadata": {},
    "name": "DeliveryMethodListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
