/**
 * @generated SignedSource<<3f34ccb409bc82616ac12b507625e470>>
 * @relayHash e5bf57c91baf93420bf2bade5d61bb6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc78752be85752e12f14b0deb33b37708cc7edce69fe92b92e4641384ad88ac1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeliveryMethodPageQuery } from './DeliveryMethodPageQuery.graphql';

const node: PreloadableConcreteRequest<DeliveryMethodPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc78752be85752e12f14b0deb33b37708cc7edce69fe92b92e4641384ad88ac1",
    "metadata": {},
    "name": "DeliveryMethodPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
